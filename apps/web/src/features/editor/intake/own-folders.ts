/** Remembers the folders of opened photos, and of their exports. */
import { idsIn } from "../model/document.ts";
import type { EditorSession } from "../state/session.ts";

const openedFrom = new WeakMap<File, FileSystemDirectoryHandle>();

export function rememberFolder(file: File, folder: FileSystemDirectoryHandle): void {
  openedFrom.set(file, folder);
}

/** The opened folder a file is from; undefined for others. */
export function folderOf(file: File): FileSystemDirectoryHandle | undefined {
  return openedFrom.get(file);
}

type Folders = ReadonlyMap<string, FileSystemDirectoryHandle>;

/** Folders by id, of photos framed together as well; without photos not opened from a folder. */
export function foldersOfPhotos({ store, photos }: EditorSession): Folders {
  const listed = store.getState().history.present.photos;
  return new Map(
    listed.flatMap(idsIn).flatMap((id) => {
      const record = photos.get(id);
      const folder = record && folderOf(record.file);
      return folder === undefined ? [] : [[id, folder] as const];
    }),
  );
}

/** Folders by photo id; null if some photos were not opened from a folder. */
export function ownFolders(session: EditorSession): Folders | null {
  const folders = foldersOfPhotos(session);
  const { photos } = session.store.getState().history.present;
  return photos.length > 0 && photos.every(({ id }) => folders.has(id)) ? folders : null;
}
