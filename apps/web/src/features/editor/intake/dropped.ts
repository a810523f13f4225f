/** Files of a drop or a paste. */
import { isFolder, photosIn, type Findings } from "./folders.ts";

export type DroppedItem = Pick<DataTransferItem, "kind" | "type" | "getAsFile" | "webkitGetAsEntry">;

/** Items from which on checking each for a folder is noticeably slow: Chromium reads the disk synchronously. */
const MANY = 20;

/**
 * Files as dropped, folders as the photos in them. Takes everything from the event before the first `await`, because the browser
 * empties it afterwards.
 */
export async function readDropped(items: Iterable<DroppedItem>): Promise<Findings> {
  const dropped = [...items].filter((item) => item.kind === "file");
  const parts = dropped.map((item) => Promise.resolve(partOf(item, dropped.length >= MANY)));
  return joined(await Promise.all(parts));
}

/** True for drags of files, as opposed to selected text. */
export function carriesFiles(data: DataTransfer | null): boolean {
  return data?.types.includes("Files") ?? false;
}

/** @param many treats items with an image's name as files; a folder with such a name fails when it is read */
function partOf(item: DroppedItem, many: boolean): Findings | Promise<Findings> {
  const entry = many && item.type.startsWith("image/") ? null : item.webkitGetAsEntry();
  if (entry !== null && isFolder(entry)) return photosIn(entry);
  const file = item.getAsFile();
  return { files: file === null ? [] : [file], passedOver: 0, cut: false };
}

function joined(parts: readonly Findings[]): Findings {
  return {
    files: parts.flatMap((part) => part.files),
    passedOver: parts.reduce((sum, part) => sum + part.passedOver, 0),
    cut: parts.some((part) => part.cut),
  };
}
