import type { Readable } from "node:stream";
import { DomainError } from "../domain/domain-error.ts";
import type { ImageStore } from "../images/store.ts";
import { BackupError } from "./manifest.ts";

/** Failure of a single image while its store works. The message completes a sentence that begins with the key. */
export class UnreadableImage extends Error {
  override readonly name = "UnreadableImage";
}

/**
 * Opens an image. Reading its bytes throws the same errors.
 * @returns null for an unknown key
 * @throws {UnreadableImage}
 * @throws {BackupError} when the store can't be reached
 */
export async function openToRead(store: ImageStore, key: string): Promise<AsyncIterable<Uint8Array> | null> {
  try {
    const stored = await store.open(key);
    return stored && bytesOf(store, stored.stream);
  } catch (error) {
    throw await failureOf(store, error);
  }
}

async function* bytesOf(store: ImageStore, stream: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* stream;
  } catch (error) {
    throw await failureOf(store, error);
  }
}

async function failureOf(store: ImageStore, error: unknown): Promise<Error> {
  const problem = await store.ready();
  if (problem !== null) {
    const { message } = new DomainError("not-ready", { reason: problem });
    return new BackupError(`There is no backup: ${message}`, { cause: error });
  }
  const reason = error instanceof Error ? error.message : String(error);
  return new UnreadableImage(`it can’t be read (${reason})`, { cause: error });
}
