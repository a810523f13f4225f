/**
 * What waits to be sent, in the origin's private file system: one file for each upload, in a folder for each user. A file is
 * there whole or not at all: a stream of the File System API puts it in its place when it is closed.
 */
import type { ImageKind } from "@matte/contracts";

export interface Waiting {
  readonly id: string;
  readonly kind: ImageKind;
  /** The photo's, for messages. */
  readonly name: string;
  readonly image: Blob;
}

export interface WaitingRoom {
  add(kind: ImageKind, name: string, image: Blob): Promise<void>;
  /** Of all that is whole, as far as this page knows; oldest first. */
  ids(): Promise<string[]>;
  /** @returns null when it is gone, or another page is still writing it */
  take(id: string): Promise<Waiting | null>;
  remove(id: string): Promise<void>;
}

const FOLDER = "uploads";
/** Milliseconds after which half a file will never be whole: its page has ended. */
const STALE = 60 * 60_000;
/** Longest JSON of a kind and a name. */
const LABEL_BYTES = 4096;

/** @throws where the browser has no private files, or none that a page can write */
export async function openWaitingRoom(uid: string): Promise<WaitingRoom> {
  const root = await navigator.storage.getDirectory();
  const all = await root.getDirectoryHandle(FOLDER, { create: true });
  const own = await all.getDirectoryHandle(uid, { create: true });
  const writing = new Set<string>();
  return {
    add: async (kind, name, image) => {
      const label = new TextEncoder().encode(JSON.stringify({ kind, type: image.type, name: name.slice(0, 255) }));
      const head = new Uint8Array(LABEL_BYTES).fill(0x20);
      head.set(label.subarray(0, LABEL_BYTES));
      const id = `${Date.now()}-${crypto.randomUUID()}`;
      writing.add(id);
      await write(own, id, [head, image]).finally(() => writing.delete(id));
    },
    ids: async () => {
      const names: string[] = [];
      for await (const name of own.keys()) if (/^\d+-[0-9a-f-]{36}$/.test(name) && !writing.has(name)) names.push(name);
      return names.sort();
    },
    take: (id) => read(own, id),
    remove: (id) => own.removeEntry(id).catch(() => undefined),
  };
}

async function write(folder: FileSystemDirectoryHandle, id: string, parts: readonly (Blob | BufferSource)[]) {
  const stream = await (await folder.getFileHandle(id, { create: true })).createWritable();
  for (const part of parts) await stream.write(part);
  await stream.close();
}

async function read(folder: FileSystemDirectoryHandle, id: string): Promise<Waiting | null> {
  try {
    const file = await (await folder.getFileHandle(id)).getFile();
    const label: unknown = JSON.parse(await file.slice(0, LABEL_BYTES).text());
    if (!isLabel(label)) return null;
    return { id, kind: label.kind, name: label.name, image: file.slice(LABEL_BYTES, file.size, label.type) };
  } catch {
    if (Date.now() - Number.parseInt(id, 10) > STALE) await folder.removeEntry(id).catch(() => undefined);
    return null;
  }
}

interface Label {
  readonly kind: ImageKind;
  readonly type: string;
  readonly name: string;
}

function isLabel(label: unknown): label is Label {
  if (typeof label !== "object" || label === null || !("kind" in label && "type" in label && "name" in label))
    return false;
  const { kind, type, name } = label;
  return (kind === "original" || kind === "matte") && typeof type === "string" && typeof name === "string";
}
