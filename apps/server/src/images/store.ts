import type { Readable } from "node:stream";
import type { ReadinessCheck } from "../domain/readiness.ts";

export interface StoredBytes {
  readonly stream: Readable;
  /** Bytes. */
  readonly size: number;
}

/** Image store: a folder, or an S3 bucket. An image is stored as a whole or not at all. */
export interface ImageStore {
  /**
   * Stores a file. Once resolved, the image survives a power cut; before, the store doesn't contain it.
   * @param file complete; it may be moved
   * @throws when the store fails, leaving it unchanged
   */
  put(key: string, file: string): Promise<void>;
  /** @returns null for an unknown key */
  open(key: string): Promise<StoredBytes | null>;
  /** Ignores an unknown key. */
  remove(key: string): Promise<void>;
  readonly ready: ReadinessCheck;
  close(): void;
}

const KEY = /^[\w-]{1,64}\/(?:original|matte)\/[0-9a-f]{64}\.(?:jpg|png|webp)$/;

/** Checks a key before it becomes a path or URL. @throws for anything else */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new Error("This isn't the key of an image.");
  return key;
}
