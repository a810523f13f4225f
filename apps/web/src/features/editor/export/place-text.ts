import { editorFolders } from "@matte/messages/editor-folders";
import { RESULTS } from "#domain/folders/support.ts";

/** Names the results folders in a sentence. @param chosen the folders containing them, each any number of times */
export function placeText(chosen: Iterable<FileSystemDirectoryHandle>): string {
  const names = [...new Set(chosen)].map(({ name }) => name);
  return editorFolders.place(names, RESULTS);
}
