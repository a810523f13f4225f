import type { BitsOut } from "./bits-out.ts";

/** RFC 1951 §3.2.4. */
const LONGEST = 65_535;

/** Returns the most bits that stored bytes take. */
export function storedBits(length: number): number {
  return 8 * (length + 5 * Math.ceil(length / LONGEST));
}

/**
 * Stores bytes uncompressed in at least one block.
 * @param to byte containing bit 0 of `out`
 */
export function storeBlock(bytes: Uint8Array, out: BitsOut, to: number, from: number, length: number): void {
  let left = length;
  do {
    const part = Math.min(left, LONGEST);
    out.put(0, 3);
    out.align();
    out.put(part, 16);
    out.put(part ^ 0xffff, 16);
    const at = from + length - left;
    bytes.copyWithin(to + out.end / 8, at, at + part);
    out.end += 8 * part;
    left -= part;
  } while (left > 0);
}
