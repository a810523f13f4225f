import { join, PNG_SIGNATURE } from "@matte/pixels/bytes";
import { type PngChunk, serialised } from "./chunks.ts";

const SIGNATURE = Uint8Array.from(PNG_SIGNATURE, (letter) => letter.charCodeAt(0));
/** RFC 1951 §3.2.4. */
const BLOCK = 65_535;
/** Per IDAT chunk. */
const BLOCKS = 16;
const MODULUS = 65_521;

/** Picture header, PNG 3rd edition §11.2.1. */
export interface StoredHead {
  readonly width: number;
  readonly height: number;
  readonly depth: 8 | 16;
  /** Table 11.1. */
  readonly colourType: number;
}

/** Writes PNG pieces with uncompressed rows, for files read again at once. */
export function storedPng(head: StoredHead, chunks: readonly PngChunk[], rows: Uint8Array): Uint8Array<ArrayBuffer>[] {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, head.width);
  view.setUint32(4, head.height);
  header.set([head.depth, head.colourType], 8);
  const pixels = [...parts(storedZlib(rows))].map((data) => serialised({ type: "IDAT", data }));
  const end = serialised({ type: "IEND", data: new Uint8Array() });
  return [SIGNATURE, serialised({ type: "IHDR", data: header }), ...chunks.map(serialised), ...pixels, end];
}

/** Yields a zlib stream (RFC 1950) with stored blocks. */
export function* storedZlib(bytes: Uint8Array): Generator<Uint8Array> {
  yield Uint8Array.of(0x78, 0x01);
  for (let from = 0; from === 0 || from < bytes.length; from += BLOCK) {
    const block = bytes.subarray(from, from + BLOCK);
    const { length } = block;
    const last = from + BLOCK >= bytes.length ? 1 : 0;
    yield Uint8Array.of(last, length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff);
    yield block;
  }
  const check = new Uint8Array(4);
  new DataView(check.buffer).setUint32(0, adler32(bytes));
  yield check;
}

function* parts(pieces: Iterable<Uint8Array>): Generator<Uint8Array> {
  let held: Uint8Array[] = [];
  for (const piece of pieces) {
    held.push(piece);
    if (held.length < 2 * BLOCKS) continue;
    yield join(held);
    held = [];
  }
  yield join(held);
}

/** RFC 1950 §8.2; 3850 steps cannot exceed 32 bits. */
function adler32(bytes: Uint8Array): number {
  let [low, high] = [1, 0];
  for (let from = 0; from < bytes.length; from += 3850) {
    const end = Math.min(from + 3850, bytes.length);
    for (let at = from; at < end; at += 1) {
      low += bytes[at]!;
      high += low;
    }
    low %= MODULUS;
    high %= MODULUS;
  }
  return high * 65_536 + low;
}
