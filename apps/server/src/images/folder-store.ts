/**
 * Image store in a folder: a file is synced and renamed into place, then the folder is synced (rename(2), fsync(2)).
 */
import { constants, mkdirSync } from "node:fs";
import { access, mkdir, open, rename, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkedKey, type ImageStore } from "./store.ts";

/** @param folder created if necessary, on the same file system as the files to store */
export function openFolderStore(folder: string): ImageStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const place = (key: string): string => join(folder, ...checkedKey(key).split("/"));
  return {
    put: (key, file) => moveIn(file, place(key), folder),
    open: (key) => openFile(place(key)),
    remove: (key) => removeFrom(place(key), folder),
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
  await renameInto(file, place);
  // A file's entry is in its folder, and the folder's entry in its parent, up to the root.
  for (let folder = dirname(place); ; folder = dirname(folder)) {
    await sync(folder, "r");
    if (folder === root) return;
  }
}

const ATTEMPTS = 5;
/** Errors when a folder disappears; the second is `mkdir`'s. */
const DISAPPEARED: ReadonlySet<unknown> = new Set(["ENOENT", "ENOTDIR"]);

/** Repeats when the empty folder has just been removed with another image. */
async function renameInto(file: string, place: string, attempts = ATTEMPTS): Promise<void> {
  try {
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    await rename(file, place);
  } catch (error) {
    if (attempts === 1 || !DISAPPEARED.has(codeOf(error))) throw error;
    await renameInto(file, place, attempts - 1);
  }
}

/** Removes a file, then its empty folders up to the root: their names identify users. */
async function removeFrom(place: string, root: string): Promise<void> {
  await rm(place, { force: true });
  for (let folder = dirname(place); folder !== root; folder = dirname(folder)) if (!(await removeEmpty(folder))) return;
}

const NOT_EMPTY: ReadonlySet<unknown> = new Set(["ENOTEMPTY", "EEXIST"]);

/** @returns false for a non-empty folder */
async function removeEmpty(folder: string): Promise<boolean> {
  try {
    await rmdir(folder);
  } catch (error) {
    if (NOT_EMPTY.has(codeOf(error))) return false;
    if (codeOf(error) !== "ENOENT") throw error;
  }
  return true;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
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
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}
