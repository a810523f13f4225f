import type { Readable } from "node:stream";
import { DomainError } from "../domain/domain-error.ts";
import type { ImageStore } from "../images/store.ts";
import { BackupError } from "./manifest.ts";

/** An unreadable image in a working store. The message completes a sentence beginning with the key. */
export class UnreadableImage extends Error {
  override readonly name = "UnreadableImage";
}

/**
 * Opens an image. Reading its bytes throws the same errors.
 * @returns null for an unknown key
 * @throws {UnreadableImage}
 * @throws {BackupError} when it can't reach the store
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
