/** Backed-up images, named by their bytes' SHA-256, which verifies every copy. */
import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import type { Incoming } from "../images/incoming.ts";
import type { ImageStore } from "../images/store.ts";
import { writeDurably } from "./durable-file.ts";
import { BackupError, imageFile, type DamagedImage, type MissingImages } from "./manifest.ts";
import { openToRead, UnreadableImage } from "./unreadable-image.ts";

/** Parallel copies, because disks take most of the time. */
const CONCURRENCY = 8;

/**
 * Copies images out of the store.
 * @returns the images left out
 * @throws {BackupError} when it can't reach the store
 */
export async function copyOut(store: ImageStore, keys: readonly string[], folder: string): Promise<MissingImages> {
  const gone: string[] = [];
  const damaged: DamagedImage[] = [];
  await inParallel(keys, async (key) => {
    const outcome = await copyOne(store, key, imageFile(folder, key));
    if (outcome === "gone") gone.push(key);
    else if (outcome !== "copied") damaged.push({ key, why: outcome.damage });
  });
  return { gone, damaged };
}

/** Copies one image, leaving no file for a damaged one. */
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
  return { damage: "its content doesn’t match its name" };
}

/** Copies backed-up images into the store. @throws {BackupError} for a missing or damaged image */
export async function copyIn(
  store: ImageStore,
  incoming: Incoming,
  keys: readonly string[],
  folder: string,
): Promise<void> {
  await inParallel(keys, async (key) => {
    const file = imageFile(folder, key);
    if (!(await exists(file))) throw new BackupError(`The backup is damaged: images/${key} is missing.`);
    const copy = incoming.newPath();
    try {
      if (!isNamedAfter(key, await writeDurably(copy, createReadStream(file))))
        throw new BackupError(`The image ${key} is damaged: its content doesn’t match its name.`);
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

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const worker = async (): Promise<void> => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}
