/**
 * Uploads in the origin's private file system: a folder per user, a file per upload. Files are complete or absent: a File System
 * API stream puts its file in place on closing.
 */
import type { UploadStore, NewUpload } from "./types.ts";
import { IMAGE_KINDS } from "@matte/contracts/limits";

const FOLDER = "uploads";
/** Milliseconds after which an incomplete file stays incomplete: its page has ended. */
const STALE = 60 * 60_000;
/** Time of adding, to sort names by age, and a UUID, to keep pages from colliding. */
const ID = /^\d+-[0-9a-f-]{36}$/;

/** @throws if pages have no private files, or cannot write them */
export async function openPrivateStore(uid: string): Promise<UploadStore> {
  if (!("createWritable" in FileSystemFileHandle.prototype)) throw new Error("Pages cannot write private files.");
  const own = await (await uploadsFolder(true)).getDirectoryHandle(uid, { create: true });
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

/** Milliseconds between tries to remove a folder, and their number: a page just ending may still be writing. */
const [RETRY_DELAY, TRIES] = [200, 10] as const;

export async function forgetUploads(uid: string): Promise<void> {
  for (let time = 0; time < TRIES; time++) {
    try {
      return await (await uploadsFolder(false)).removeEntry(uid, { recursive: true });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "NoModificationAllowedError")) return;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
    }
  }
}

/** Removes uploads of other users. @param uid user whose uploads stay @returns true when there were some */
export async function forgetUploadsOfOthers(uid: string | null): Promise<boolean> {
  const others: string[] = [];
  const folder = await uploadsFolder(false).catch(() => null);
  if (folder !== null) for await (const name of folder.keys()) if (name !== uid) others.push(name);
  await Promise.all(others.map(forgetUploads));
  return others.length > 0;
}

async function uploadsFolder(create: boolean): Promise<FileSystemDirectoryHandle> {
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

const HEADER_BYTES = 4096;
const SPACE = 0x20;
/** Characters: a longer name would not fit once it is escaped. */
const LONGEST_NAME = 255;

function uploadParts({ image, name, ...upload }: NewUpload): (Blob | BufferSource)[] {
  const text = JSON.stringify({ ...upload, type: image.type, name: name.slice(0, LONGEST_NAME) });
  const header = new Uint8Array(HEADER_BYTES).fill(SPACE);
  header.set(new TextEncoder().encode(text));
  return [header, image];
}

/** @returns null for an incomplete file */
async function readUpload(file: File): Promise<NewUpload | null> {
  const header = await file
    .slice(0, HEADER_BYTES)
    .text()
    .then((text): unknown => JSON.parse(text))
    .catch(() => null);
  if (!isHeader(header)) return null;
  const { type, ...upload } = header;
  return { ...upload, image: file.slice(HEADER_BYTES, file.size, type) };
}

interface Header extends Omit<NewUpload, "image"> {
  readonly type: string;
}

function isHeader(header: unknown): header is Header {
  if (typeof header !== "object" || header === null || !("kind" in header && "type" in header && "name" in header))
    return false;
  const { kind, type, name } = header;
  return IMAGE_KINDS.some((known) => known === kind) && typeof type === "string" && typeof name === "string";
}
