/** Layout: SHA-256 of the original, its header length in four bytes, then header and trailer as raw DEFLATE. */
import { join, u32be } from "@matte/pixels/bytes";
import { deflate, inflate } from "@matte/pixels";
import { MAX_RESTORE_BYTES } from "./restore-segments.ts";

/** An original's parts missing from its export. */
export interface RestoreData {
  /** SHA-256 of the whole file. */
  readonly hash: Uint8Array;
  /** Everything before the entropy-coded data, coordinates zeroed. */
  readonly header: Uint8Array<ArrayBuffer>;
  /** Everything after the entropy-coded data, from EOI. */
  readonly trailer: Uint8Array<ArrayBuffer>;
}

const HASH_BYTES = 32;
const START = HASH_BYTES + 4;
/** Limit in bytes for header and trailer together, since a file may inflate to anything. */
const MAX_PARTS = 4 * 2 ** 20;

/** @returns null if the data is too large for a file */
export async function writeRestoreData({ hash, header, trailer }: RestoreData): Promise<Uint8Array | null> {
  if (header.length + trailer.length > MAX_PARTS) return null;
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, header.length);
  const data = join([hash, length, await deflate(join([header, trailer]))]);
  return data.length > MAX_RESTORE_BYTES ? null : data;
}

/** @returns null if the data is broken */
export async function readRestoreData(data: Uint8Array): Promise<RestoreData | null> {
  const parts = data.length < START ? null : await inflate(data.subarray(START), MAX_PARTS, "deflate-raw");
  const length = u32be(data, HASH_BYTES);
  if (parts === null || length > parts.length) return null;
  return { hash: data.slice(0, HASH_BYTES), header: parts.slice(0, length), trailer: parts.slice(length) };
}
