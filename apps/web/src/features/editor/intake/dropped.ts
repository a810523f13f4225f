/** Dropped or pasted files, and photos in dropped folders. */
import { retryImport } from "#lib/retry-import.ts";
import { rememberHandle } from "./file-handles.ts";
import type { Findings } from "./findings.ts";

export interface DroppedItem extends Pick<DataTransferItem, "kind" | "type" | "getAsFile" | "webkitGetAsEntry"> {
  /** File System Access API, §3.1; Chromium only. Rejects for items other than files on disk. */
  getAsFileSystemHandle?(): Promise<FileSystemHandle | null>;
}

/** Items above which looking for folders is noticeably slow: Chromium reads the disk synchronously. */
const MANY = 20;

/**
 * Returns files as dropped, folders as the photos in them. Takes everything from the event before the first `await`, because the
 * browser empties it afterwards.
 */
export async function readDropped(items: Iterable<DroppedItem>): Promise<Findings> {
  const dropped = [...items].filter((item) => item.kind === "file");
  const parts = dropped.map((item) => Promise.resolve(partOf(item, dropped.length >= MANY)));
  return joined(await Promise.all(parts));
}

/** True for dragged files, as opposed to selected text. */
export function carriesFiles(data: DataTransfer | null): boolean {
  return data?.types.includes("Files") ?? false;
}

/** @param many treats items with an image's name as files; a folder with such a name fails when it is read */
function partOf(item: DroppedItem, many: boolean): Findings | Promise<Findings> {
  const entry = many && item.type.startsWith("image/") ? null : item.webkitGetAsEntry();
  const handle = item.getAsFileSystemHandle?.().catch(() => null);
  if (entry?.isDirectory === true) return droppedFolder(entry, handle);
  const file = item.getAsFile();
  if (file !== null && handle !== undefined) rememberHandle(file, async () => asFile(await handle));
  return { files: file === null ? [] : [file], skipped: 0, isCut: false };
}

function joined(parts: readonly Findings[]): Findings {
  return {
    files: parts.flatMap((part) => part.files),
    skipped: parts.reduce((sum, part) => sum + part.skipped, 0),
    isCut: parts.some((part) => part.isCut),
  };
}

function asFile(handle: FileSystemHandle | null): FileSystemFileHandle | null {
  return handle instanceof FileSystemFileHandle ? handle : null;
}

async function droppedFolder(
  entry: FileSystemEntry,
  handle: Promise<FileSystemHandle | null> | undefined,
): Promise<Findings> {
  const { photosIn } = await retryImport(async () => import("./dropped-folder.ts"));
  return photosIn(entry, handle);
}
