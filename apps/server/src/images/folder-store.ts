/** Image store in a folder: a file is synced and renamed into place, then the folder is synced (rename(2), fsync(2)). */
import { constants, mkdirSync } from "node:fs";
import { access, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkedKey, type ImageStore } from "./store.ts";

/** @param folder created if necessary, on the file system of the files to store */
export function openFolderStore(folder: string): ImageStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const place = (key: string): string => join(folder, ...checkedKey(key).split("/"));
  return {
    put: (key, file) => moveIn(file, place(key), folder),
    open: (key) => openFile(place(key)),
    remove: (key) => rm(place(key), { force: true }),
    ready: () =>
      access(folder, constants.R_OK | constants.W_OK | constants.X_OK).then(
        () => null,
        () => "image-folder",
      ),
    close: () => undefined,
  };
}

async function moveIn(file: string, place: string, root: string): Promise<void> {
  await sync(file, "r+");
  await mkdir(dirname(place), { recursive: true, mode: 0o700 });
  await rename(file, place);
  // The entry of a file is in its folder, and the folder's entry in its parent, up to the root.
  for (let folder = dirname(place); ; folder = dirname(folder)) {
    await sync(folder, "r");
    if (folder === root) return;
  }
}

async function sync(path: string, flags: "r" | "r+"): Promise<void> {
  // Windows can't open folders; its file system journals renames.
  if (flags === "r" && process.platform === "win32") return;
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function openFile(path: string): ReturnType<ImageStore["open"]> {
  try {
    const handle = await open(path, "r");
    const { size } = await handle.stat();
    return { stream: handle.createReadStream(), size };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
