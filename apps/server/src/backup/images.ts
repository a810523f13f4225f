/** Images of a backup. Their names are the SHA-256 of their bytes, so that each copy proves itself. */
import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import type { Incoming } from "../images/incoming.ts";
import type { ImageStore } from "../images/store.ts";
import { writeDurably } from "./durable-file.ts";
import { BackupError, imageFile, type DamagedImage, type MissingImages } from "./manifest.ts";
import { openToRead, UnreadableImage } from "./unreadable-image.ts";

/** Most of the time goes by waiting for disks. */
const AT_ONCE = 8;

/**
 * Copies images out of the store.
 * @returns those that could not be copied
 * @throws {BackupError} where the whole store is out of reach
 */
export async function copyOut(store: ImageStore, keys: readonly string[], folder: string): Promise<MissingImages> {
  const gone: string[] = [];
  const damaged: DamagedImage[] = [];
  await severalAtOnce(keys, async (key) => {
    const outcome = await copyOne(store, key, imageFile(folder, key));
    if (outcome === "gone") gone.push(key);
    else if (outcome !== "copied") damaged.push({ key, why: outcome.damage });
  });
  return { gone, damaged };
}

/** Leaves no file of what is damaged. */
async function copyOne(
  store: ImageStore,
  key: string,
  file: string,
): Promise<"copied" | "gone" | { readonly damage: string }> {
  try {
    const stream = await openToRead(store, key);
    if (stream === null) return "gone";
    if (isNamedAfter(key, await writeDurably(file, stream))) return "copied";
  } catch (error) {
    if (!(error instanceof UnreadableImage)) throw error;
    return { damage: error.message };
  }
  await rm(file);
  return { damage: "it is not what was stored under its name" };
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
      if (!isNamedAfter(key, await writeDurably(copy, createReadStream(file))))
        throw new BackupError(`The image ${key} is damaged: its content is not what its name says.`);
      await store.put(key, copy);
    } finally {
      await rm(copy, { force: true });
    }
  });
}

function isNamedAfter(key: string, hash: string): boolean {
  return key.includes(`/${hash}.`);
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
