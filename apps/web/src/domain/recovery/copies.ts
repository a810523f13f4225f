/** Copies of photos in the origin's private file system: a folder per work, a file per photo. */

const FOLDER = "recovery";
/** Bytes that copies may take at most. */
const MAX_BYTES = 2e9;

export interface Copies {
  /** Copies a photo. @returns false without space for it @throws where the browser refuses to write */
  add(id: string, file: Blob): Promise<boolean>;
  remove(id: string): Promise<void>;
}

/** @param budget bytes that the copies may take; by default half of the free quota */
export async function openCopies(work: string, budget?: number): Promise<Copies> {
  if (!("createWritable" in FileSystemFileHandle.prototype)) return NO_COPIES;
  const folder = await workFolder(work, true);
  const sizes = new Map<string, number>();
  let left = budget ?? (await defaultBudget());
  return {
    add: async (id, file) => {
      if (file.size > left) return false;
      left -= file.size;
      sizes.set(id, file.size);
      const stream = await (await folder.getFileHandle(id, { create: true })).createWritable();
      // The browser copies a whole blob by itself; its bytes never reach the page. The file is in place once it is closed.
      await stream.write(file);
      await stream.close();
      return true;
    },
    remove: async (id) => {
      left += sizes.get(id) ?? 0;
      sizes.delete(id);
      await folder.removeEntry(id).catch(() => undefined);
    },
  };
}

const NO_COPIES: Copies = { add: async () => false, remove: async () => undefined };

async function defaultBudget(): Promise<number> {
  const { quota = 0, usage = 0 } = await navigator.storage.estimate();
  return Math.min(MAX_BYTES, (quota - usage) / 2);
}

/** Opens copies, each of which rejects if it is missing: the folder is found once for all of them. */
export function copyReader(work: string): (id: string) => Promise<File> {
  const folder = workFolder(work, false);
  // Reported for each copy.
  folder.catch(() => undefined);
  return async (id) => (await (await folder).getFileHandle(id)).getFile();
}

/** Milliseconds between tries to remove a folder, and their number: a page that is just ending may still be writing. */
const [RETRY_DELAY, TRIES] = [200, 10] as const;

export async function removeCopies(work: string): Promise<void> {
  for (let time = 0; time < TRIES; time++) {
    try {
      return await (await recoveryFolder(false)).removeEntry(work, { recursive: true });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "NoModificationAllowedError")) return;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
    }
  }
}

async function workFolder(work: string, create: boolean): Promise<FileSystemDirectoryHandle> {
  return (await recoveryFolder(create)).getDirectoryHandle(work, { create });
}

async function recoveryFolder(create: boolean): Promise<FileSystemDirectoryHandle> {
  return (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER, { create });
}
