/** What lies in a drop or a paste. */
import { isFolder, photosIn, type Findings } from "./folders.ts";

export type DroppedItem = Pick<DataTransferItem, "kind" | "type" | "getAsFile" | "webkitGetAsEntry">;

/** Items from which on it takes a noticeable while to ask of each whether it is a folder: Chromium asks the disk, and waits. */
const MANY = 20;

/**
 * Files as dropped, folders as the photos in them. What the event holds is gone once it has been handled, so everything
 * is taken from it before the first wait.
 */
export async function readDropped(items: Iterable<DroppedItem>): Promise<Findings> {
  const dropped = [...items].filter((item) => item.kind === "file");
  const parts = dropped.map((item) => Promise.resolve(partOf(item, dropped.length >= MANY)));
  return together(await Promise.all(parts));
}

/** Whether a drag carries files, as opposed to selected text. */
export function carriesFiles(data: DataTransfer | null): boolean {
  return data?.types.includes("Files") ?? false;
}

/** @param many then what is named like a picture is taken for one; a folder of such a name is told of when it is read */
function partOf(item: DroppedItem, many: boolean): Findings | Promise<Findings> {
  const entry = many && item.type.startsWith("image/") ? null : item.webkitGetAsEntry();
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
