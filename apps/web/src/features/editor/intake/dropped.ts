/** Files of a drop or a paste, and photos in dropped folders. */
import { rememberHandle } from "./file-handles.ts";
import { isHidden, looksLikePhoto, naturalOrder } from "./file-kinds.ts";

export interface DroppedItem extends Pick<DataTransferItem, "kind" | "type" | "getAsFile" | "webkitGetAsEntry"> {
  /** File System Access API, §3.1; Chromium only. Rejects for items that are no files of the disk. */
  getAsFileSystemHandle?(): Promise<FileSystemHandle | null>;
}

/** Limits for folders, so that dropping a whole disk by mistake ends soon. */
export const FOLDER_LIMITS = { files: 5000, depth: 16 } as const;

export interface Findings {
  readonly files: readonly File[];
  /** Number of files in folders that are not photos, without hidden ones. */
  readonly skipped: number;
  /** True where {@link FOLDER_LIMITS} were exceeded. */
  readonly isCut: boolean;
}

/** Number of items for which looking for folders is noticeably slow: Chromium reads the disk synchronously. */
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
  const handle = item.getAsFileSystemHandle?.().catch(() => null);
  if (entry !== null && isFolder(entry)) return photosIn(entry, handle);
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

interface FoundPhoto {
  readonly path: readonly string[];
  readonly file: File;
}

/** Photos of a folder and its subfolders, in the natural order of their paths. */
async function photosIn(
  folder: FileSystemDirectoryEntry,
  handle?: Promise<FileSystemHandle | null>,
): Promise<Findings> {
  const found: FoundPhoto[] = [];
  const walk = { skipped: 0, isCut: false };
  await visit(folder, []);
  const files = found.sort((a, b) => naturalOrder(a.path, b.path)).map(({ file }) => file);
  return { files, ...walk };

  async function visit(entry: FileSystemEntry, parents: readonly string[]): Promise<void> {
    if (isHidden(entry.name)) return;
    const path = [...parents, entry.name];
    if (found.length >= FOLDER_LIMITS.files || path.length > FOLDER_LIMITS.depth) walk.isCut = true;
    else if (isFolder(entry)) for (const child of await children(entry)) await visit(child, path);
    else if (isFile(entry)) await take(entry, path);
  }

  async function take(entry: FileSystemFileEntry, path: readonly string[]): Promise<void> {
    const file = await new Promise<File | null>((resolve) => entry.file(resolve, () => resolve(null)));
    if (file === null || !looksLikePhoto(file)) {
      walk.skipped += 1;
      return;
    }
    if (handle !== undefined) rememberHandle(file, async () => fileAt(await handle, path.slice(1)));
    found.push({ path, file });
  }
}

function asFile(handle: FileSystemHandle | null): FileSystemFileHandle | null {
  return handle instanceof FileSystemFileHandle ? handle : null;
}

async function fileAt(handle: FileSystemHandle | null, path: readonly string[]): Promise<FileSystemFileHandle | null> {
  if (!(handle instanceof FileSystemDirectoryHandle)) return null;
  let folder = handle;
  for (const name of path.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
  return folder.getFileHandle(path.at(-1) ?? "");
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

/** Entries of a folder, which the browser returns in portions of a hundred. An unreadable folder is empty. */
async function children(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (some.length === 0) return all;
    all.push(...some);
  }
}
