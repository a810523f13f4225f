/** Writes files that are complete as soon as they have their name. */
import { detach } from "@matte/framing/shared/memory.ts";

export const PART_NAME = ".matte.part";

type Content = Uint8Array<ArrayBuffer>;

/** In Chromium since version 110; not in TypeScript's types. */
interface MovableHandle extends FileSystemFileHandle {
  move?(name: string): Promise<void>;
}

/**
 * Writes a file under a temporary name, then renames it: a page that ends in between would leave an empty file. Browsers without
 * `move` write in place, with that risk. Detaches the bytes.
 */
export async function writeFile(folder: FileSystemDirectoryHandle, name: string, bytes: Content): Promise<File> {
  try {
    if (!(await writeAndRename(folder, name, bytes))) await fill(folder, name, bytes);
  } finally {
    detach(bytes);
  }
  return (await folder.getFileHandle(name)).getFile();
}

/** @returns whether the browser could rename the file */
async function writeAndRename(folder: FileSystemDirectoryHandle, name: string, bytes: Content): Promise<boolean> {
  if (!("move" in FileSystemFileHandle.prototype)) return false;
  const part: MovableHandle = await fill(folder, PART_NAME, bytes);
  try {
    await part.move?.(name);
    return true;
  } catch {
    await folder.removeEntry(PART_NAME).catch(() => undefined);
    return false;
  }
}

/** Writes a file. The browser writes to a temporary copy and replaces the file on closing. */
async function fill(folder: FileSystemDirectoryHandle, name: string, bytes: Content): Promise<FileSystemFileHandle> {
  const handle = await folder.getFileHandle(name, { create: true });
  try {
    const writable = await handle.createWritable();
    try {
      await writable.write(bytes);
      await writable.close();
    } catch (error) {
      await writable.abort().catch(() => undefined);
      throw error;
    }
  } catch (error) {
    await removeIfEmpty(folder, handle).catch(() => undefined);
    throw error;
  }
  return handle;
}

/** Removes the empty file created by `getFileHandle`. */
async function removeIfEmpty(folder: FileSystemDirectoryHandle, handle: FileSystemFileHandle): Promise<void> {
  if ((await handle.getFile()).size === 0) await folder.removeEntry(handle.name);
}
