/**
 * A waiting room in the origin's private file system: one file for each upload, in a folder for each user. A file is there
 * whole or not at all: a stream of the File System API puts it in its place when it is closed.
 */
import { readUpload, uploadParts } from "./upload-file.ts";
import type { WaitingRoom } from "./waiting.ts";

const FOLDER = "uploads";
/** Milliseconds after which half a file will never be whole: its page has ended. */
const STALE = 60 * 60_000;
/** When it was added, so that names sort by age, and something that no other page has. */
const ID = /^\d+-[0-9a-f-]{36}$/;

/** @throws where the browser has no private files, or none that a page can write */
export async function openPrivateRoom(uid: string): Promise<WaitingRoom> {
  if (!("createWritable" in FileSystemFileHandle.prototype)) throw new Error("Pages cannot write private files.");
  const own = await (await folder(true)).getDirectoryHandle(uid, { create: true });
  const ids = async (): Promise<string[]> => {
    const names: string[] = [];
    for await (const name of own.keys()) if (ID.test(name)) names.push(name);
    return names.sort();
  };
  const remove = (id: string): Promise<void> => own.removeEntry(id).catch(() => undefined);
  return {
    add: async (upload) => {
      const id = `${Date.now()}-${crypto.randomUUID()}`;
      await write(await own.getFileHandle(id, { create: true }), uploadParts(upload)).catch(async (error: unknown) => {
        await remove(id);
        throw error;
      });
      return id;
    },
    ids,
    take: async (id) => {
      const found = await own.getFileHandle(id).then(readHandle, () => null);
      if (found === null && Date.now() - Number.parseInt(id, 10) > STALE) await remove(id);
      return found === null ? null : { ...found, id };
    },
    remove,
    clear: async () => void (await Promise.all((await ids()).map(remove))),
  };
}

/** Milliseconds, and how often: a page that is just ending may be writing still. */
const [AGAIN, TIMES] = [200, 10] as const;

/** Leaves nothing of a user's. */
export async function forgetUploads(uid: string): Promise<void> {
  for (let time = 0; time < TIMES; time++) {
    try {
      return await (await folder(false)).removeEntry(uid, { recursive: true });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "NoModificationAllowedError")) return;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}

async function folder(create: boolean): Promise<FileSystemDirectoryHandle> {
  return (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER, { create });
}

async function write(handle: FileSystemFileHandle, parts: readonly (Blob | BufferSource)[]): Promise<void> {
  const stream = await handle.createWritable();
  for (const part of parts) await stream.write(part);
  await stream.close();
}

async function readHandle(handle: FileSystemFileHandle): ReturnType<typeof readUpload> {
  return readUpload(await handle.getFile());
}
