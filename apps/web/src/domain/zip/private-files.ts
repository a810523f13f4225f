/**
 * ZIP files in the origin's private file system. A page holds a Web Lock on each of its files, so that no other tab removes what
 * is being written or downloaded; what nobody holds is left over and goes at the next start.
 */
import { PRIVATE_FOLDER } from "./messages.ts";

/** Milliseconds after its handing over for which a file is kept: the browser copies it to the downloads meanwhile. */
const KEPT_FOR = 30 * 60_000;

export interface PrivateFile {
  readonly fileName: string;
  /** What has been written. */
  open(): Promise<File>;
  /** Lets go of it: at once, or when a download of it has surely ended. */
  release(when: "now" | "later"): void;
}

/** Lets go of what this page holds; each resolves when the browser knows. */
const held = new Set<() => Promise<void>>();

/** A new name that is this page's own; null where the browser has no private files. @throws where it has but gives none */
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
      else setTimeout(() => void unlock(), KEPT_FOR);
    },
  };
}

/** Removes every file that no page holds. */
export async function sweepPrivateFiles(): Promise<void> {
  if (!hasPrivateFiles()) return;
  const files = await folder();
  const names: string[] = [];
  for await (const name of files.keys()) names.push(name);
  await Promise.all(names.map((name) => removeUnheld(files, name)));
}

/** Removes this page's files as well: whoever made them has signed out. */
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

/** Holds a lock until the returned function is called, or the page ends. */
function hold(name: string): Promise<() => Promise<void>> {
  return new Promise((resolve, reject) => {
    const holding = (end: () => void): void => {
      const unlock = (): Promise<void> => {
        held.delete(unlock);
        end();
        return over;
      };
      held.add(unlock);
      resolve(unlock);
    };
    const over: Promise<void> = navigator.locks.request(name, () => new Promise<void>(holding));
    over.catch(reject);
  });
}

function lockName(fileName: string): string {
  return `matte ${PRIVATE_FOLDER} ${fileName}`;
}

/** The types promise what insecure contexts and old browsers do not have. */
function hasPrivateFiles(): boolean {
  const { locks, storage } = navigator as { readonly locks?: LockManager; readonly storage?: StorageManager };
  return locks !== undefined && storage !== undefined && "getDirectory" in storage;
}
