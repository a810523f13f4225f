/** TIFF 6.0 §9 and §13 compressions, and Adobe's Deflate. */
import { u8 } from "@matte/pixels/bytes";
import { inflate } from "@matte/pixels";
import { decodeLzw } from "./lzw.ts";
import type { Compression } from "./open.ts";

type Decompress = (data: Uint8Array<ArrayBuffer>, length: number) => Uint8Array | Promise<Uint8Array | null> | null;

/** Each decompresses the first `length` bytes; null if there are fewer or they are broken. */
export const DECOMPRESS: Readonly<Record<Compression, Decompress>> = {
  none: (data, length) => (data.length < length ? null : data),
  deflate: async (data, length) => {
    // Some writers fill the last strip up to the others' height.
    const bytes = await inflate(data, 64 * length + 65_536);
    return bytes === null || bytes.length < length ? null : bytes;
  },
  packbits: unpackBits,
  lzw: decodeLzw,
};

/** §9: a count, then bytes to copy, or one byte to repeat. */
export function unpackBits(data: Uint8Array, length: number): Uint8Array | null {
  const bytes = new Uint8Array(length);
  let [from, to] = [0, 0];
  while (to < length && from < data.length) {
    const count = u8(data, from);
    from += 1;
    if (count < 128) {
      const literal = data.subarray(from, from + Math.min(count + 1, length - to));
      bytes.set(literal, to);
      from += count + 1;
      to += literal.length;
    } else if (count > 128) {
      bytes.fill(u8(data, from), to, to + 257 - count);
      from += 1;
      to += 257 - count;
    }
  }
  return to < length ? null : bytes;
}
