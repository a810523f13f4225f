/** Images of a backup. Their names are the SHA-256 of their bytes, so that each copy proves itself. */
import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import type { Incoming } from "../images/incoming.ts";
import type { ImageStore } from "../images/store.ts";
import { writeDurably } from "./durable-file.ts";
import { BackupError, imageFile } from "./manifest.ts";

/** Most of the time goes by waiting for disks. */
const AT_ONCE = 8;

/** Copies images out of the store. @returns the keys of those that were not there any more */
export async function copyOut(store: ImageStore, keys: readonly string[], folder: string): Promise<string[]> {
  const gone: string[] = [];
  await severalAtOnce(keys, async (key) => {
    const stored = await store.open(key);
    if (stored === null) gone.push(key);
    else checkContent(key, await writeDurably(imageFile(folder, key), stored.stream));
  });
  return gone;
}

/** Puts images of a backup into the store. @throws {BackupError} for one that is missing or damaged */
export async function copyIn(
  store: ImageStore,
  incoming: Incoming,
  keys: readonly string[],
  folder: string,
): Promise<void> {
  await severalAtOnce(keys, async (key) => {
    const file = imageFile(folder, key);
    if (!(await exists(file))) throw new BackupError(`The backup is damaged: images/${key} is missing.`);
    const copy = incoming.newPath();
    try {
      checkContent(key, await writeDurably(copy, createReadStream(file)));
      await store.put(key, copy);
    } finally {
      await rm(copy, { force: true });
    }
  });
}

function checkContent(key: string, hash: string): void {
  if (!key.includes(`/${hash}.`))
    throw new BackupError(`The image ${key} is damaged: its content is not what its name says.`);
}

function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

async function severalAtOnce<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const worker = async (): Promise<void> => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
