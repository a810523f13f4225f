/** Photos in dropped folders. */
import { RESULTS } from "#domain/folders/support.ts";
import { rememberHandle } from "./file-handles.ts";
import { looksLikePhoto } from "#domain/photos/file-kinds.ts";
import { type Findings, FOLDER_LIMITS } from "./findings.ts";
import { isHidden, naturalOrder } from "./folder-paths.ts";
import { rememberFolder } from "./own-folders.ts";

interface FoundPhoto {
  readonly path: readonly string[];
  readonly file: File;
}

/** Photos in a folder and its subfolders, in natural path order. */
export async function photosIn(folder: FileSystemEntry, handle?: Promise<FileSystemHandle | null>): Promise<Findings> {
  const found: FoundPhoto[] = [];
  const walk = { skipped: 0, isCut: false };
  await visit(folder, []);
  const files = found.sort((a, b) => naturalOrder(a.path, b.path)).map(({ file }) => file);
  return { files, ...walk };

  async function visit(entry: FileSystemEntry, parents: readonly string[]): Promise<void> {
    if (isHidden(entry.name)) return;
    const path = [...parents, entry.name];
    if (found.length >= FOLDER_LIMITS.files || path.length > FOLDER_LIMITS.depth) walk.isCut = true;
    else if (isFolder(entry)) await visitChildren(entry, path);
    else if (isFile(entry)) await take(entry, path);
  }

  /** Exported results do not count as the folder's photos. */
  async function visitChildren(entry: FileSystemDirectoryEntry, path: readonly string[]): Promise<void> {
    for (const child of await children(entry)) if (!isFolder(child) || child.name !== RESULTS) await visit(child, path);
  }

  async function take(entry: FileSystemFileEntry, path: readonly string[]): Promise<void> {
    const file = await new Promise<File | null>((resolve) => entry.file(resolve, () => resolve(null)));
    if (file === null || !looksLikePhoto(file)) {
      walk.skipped += 1;
      return;
    }
    if (handle !== undefined) {
      rememberHandle(file, async () => fileAt(await handle, path.slice(1)));
      const root = await handle;
      if (root instanceof FileSystemDirectoryHandle) rememberFolder(file, root);
    }
    found.push({ path, file });
  }
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

/** A folder's entries, returned by the browser a hundred at a time. An unreadable folder is empty. */
async function children(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (some.length === 0) return all;
    all.push(...some);
  }
}
