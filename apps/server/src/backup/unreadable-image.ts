import type { Readable } from "node:stream";
import { DomainError } from "../domain/domain-error.ts";
import type { ImageStore } from "../images/store.ts";
import { BackupError } from "./manifest.ts";

/** One image cannot be read, although its store works. The message ends a sentence that begins with its key. */
export class UnreadableImage extends Error {
  override readonly name = "UnreadableImage";
}

/**
 * @returns the image's bytes, null where there is none; reading them throws as this does
 * @throws {UnreadableImage}
 * @throws {BackupError} where the whole store is out of reach: then nothing is known of its images
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
  return new UnreadableImage(`it cannot be read (${reason})`, { cause: error });
}
