/**
 * ZIP files in the origin's private file system. A page holds a Web Lock on each of its files: no other tab removes one being
 * written or downloaded. Files without a lock are removed at the next start.
 */
import { PRIVATE_FOLDER } from "./types.ts";

/** Milliseconds for which a delivered file is kept, while the browser copies it to the downloads. */
const RETENTION = 30 * 60_000;

export interface PrivateFile {
  readonly fileName: string;
  /** The file as written so far. */
  open(): Promise<File>;
  /** Unlocks the file: now, or later, when its download has certainly ended. */
  release(when: "now" | "later"): void;
}

/** Unlocks this page's files; each resolves when the browser has released the lock. */
const held = new Set<() => Promise<void>>();

/** Locks a new file name; null if the browser has no private files. @throws if it has them but refuses access */
export async function claimPrivateFile(): Promise<PrivateFile | null> {
  if (!hasPrivateFiles()) return null;
  await folder();
  const fileName = `${crypto.randomUUID()}.zip`;
  const unlock = await hold(lockName(fileName));
  return {
    fileName,
    open: async () => (await (await folder()).getFileHandle(fileName)).getFile(),
    release: (when) => {
      if (when === "now") void unlock();
      else setTimeout(() => void unlock(), RETENTION);
    },
  };
}

export async function sweepPrivateFiles(): Promise<void> {
  if (!hasPrivateFiles()) return;
  const files = await folder();
  const names: string[] = [];
  for await (const name of files.keys()) names.push(name);
  await Promise.all(names.map((name) => removeUnheld(files, name)));
}

/** Removes this page's files too, when their user signs out. */
export async function forgetPrivateFiles(): Promise<void> {
  await Promise.all([...held].map((unlock) => unlock()));
  await sweepPrivateFiles();
}

async function removeUnheld(files: FileSystemDirectoryHandle, name: string): Promise<void> {
  await navigator.locks.request(lockName(name), { ifAvailable: true }, async (lock) => {
    if (lock !== null) await files.removeEntry(name);
  });
}

async function folder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(PRIVATE_FOLDER, { create: true });
}

/** Holds a lock until the returned function is called, or the page is closed. */
function hold(name: string): Promise<() => Promise<void>> {
  return new Promise((resolve, reject) => {
    const onGranted = (end: () => void): void => {
      const unlock = (): Promise<void> => {
        held.delete(unlock);
        end();
        return released;
      };
      held.add(unlock);
      resolve(unlock);
    };
    const released: Promise<void> = navigator.locks.request(name, () => new Promise<void>(onGranted));
    released.catch(reject);
  });
}

function lockName(fileName: string): string {
  return `matte ${PRIVATE_FOLDER} ${fileName}`;
}

/** False in insecure contexts and old browsers, despite the types. */
function hasPrivateFiles(): boolean {
  const { locks, storage } = navigator as { readonly locks?: LockManager; readonly storage?: StorageManager };
  return locks !== undefined && storage !== undefined && "getDirectory" in storage;
}
