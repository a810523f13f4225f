import type { Readable } from "node:stream";
import type { ReadinessCheck } from "../domain/readiness.ts";

/** What comes out of a store. */
export interface StoredBytes {
  readonly stream: Readable;
  /** Bytes. */
  readonly size: number;
}

/** Where images are kept: a folder, or a bucket of S3. What it has under a key is always whole. */
export interface ImageStore {
  /**
   * Takes a file in. When this resolves, the image outlives a power cut; until then it is not there at all.
   * @param file finished; it may be moved away
   * @throws when the store cannot take it, and then nothing is there that was not before
   */
  put(key: string, file: string): Promise<void>;
  /** @returns null where there is nothing */
  open(key: string): Promise<StoredBytes | null>;
  /** Does nothing where there is nothing. */
  remove(key: string): Promise<void>;
  readonly ready: ReadinessCheck;
  close(): void;
}

const KEY = /^[\w-]{1,64}\/(?:original|matte)\/[0-9a-f]{64}\.(?:jpg|png|webp)$/;

/** Keys become paths and addresses: nothing else may get there. @throws for anything that is no key of ours */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new Error("This is no key of an image.");
  return key;
}
