/** What lies in a drop or a paste. */
import { isFolder, photosIn, type Findings } from "./folders.ts";

export type DroppedItem = Pick<DataTransferItem, "kind" | "getAsFile" | "webkitGetAsEntry">;

/**
 * Files as dropped, folders as the photos in them. What the event holds is gone once it has been handled, so everything
 * is taken from it before the first wait.
 */
export async function readDropped(items: Iterable<DroppedItem>): Promise<Findings> {
  const parts = [...items].filter((item) => item.kind === "file").map((item) => Promise.resolve(partOf(item)));
  return together(await Promise.all(parts));
}

/** Whether a drag carries files, as opposed to selected text. */
export function carriesFiles(data: DataTransfer | null): boolean {
  return data?.types.includes("Files") ?? false;
}

function partOf(item: DroppedItem): Findings | Promise<Findings> {
  const entry = item.webkitGetAsEntry();
  if (entry !== null && isFolder(entry)) return photosIn(entry);
  const file = item.getAsFile();
  return { files: file === null ? [] : [file], passedOver: 0, cut: false };
}

function together(parts: readonly Findings[]): Findings {
  return {
    files: parts.flatMap((part) => part.files),
    passedOver: parts.reduce((sum, part) => sum + part.passedOver, 0),
    cut: parts.some((part) => part.cut),
  };
}
