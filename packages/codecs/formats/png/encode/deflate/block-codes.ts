import { CODES, CODES_SIZE, COUNTS } from "../ops.ts";
import { canonicalCodes } from "./canonical.ts";
import { codeLengths } from "./code-lengths.ts";
import { LENGTH_SYMBOLS } from "./lengths.ts";

/** Deflate allows 15; with 14 the kernel writes four codes at a time. */
const LONGEST_CODE = 14;
const END_OF_BLOCK = 256;

/** Occurrences of each symbol in a block. */
export interface Frequencies {
  readonly literals: Uint32Array;
  readonly distances: Uint32Array;
  /** Extra bits of all lengths and distances together. */
  readonly extra: number;
}

/** Code lengths of a block, and the bits that its data takes with them. */
export interface BlockCodes {
  readonly literals: Uint8Array;
  readonly distances: Uint8Array;
  readonly bits: number;
}

/** @param counts in the layout of {@link COUNTS} */
export function frequenciesOf(counts: Uint32Array): Frequencies {
  const literals = new Uint32Array(286);
  for (let at = 0; at < COUNTS.lengths; at += 1) literals[at & 255]! += counts[at]!;
  literals[END_OF_BLOCK] = 1;
  let extra = 0;
  LENGTH_SYMBOLS.forEach((length, index) => {
    const count = counts[COUNTS.lengths + index]!;
    literals[length.symbol]! += count;
    extra += count * length.extra;
  });
  const distances = counts.slice(COUNTS.distances);
  distances.forEach((count, code) => (extra += count * extraBits(code)));
  return { literals, distances, extra };
}

export function codesFor({ literals, distances, extra }: Frequencies): BlockCodes {
  const lengths = { literals: codeLengths(literals, LONGEST_CODE), distances: codeLengths(distances, LONGEST_CODE) };
  const bits = extra + sum(literals, lengths.literals) + sum(distances, lengths.distances);
  return { ...lengths, bits };
}

function sum(frequencies: Uint32Array, lengths: Uint8Array): number {
  return frequencies.reduce((total, frequency, symbol) => total + frequency * lengths[symbol]!, 0);
}

/** Codes in the layout of {@link PngOps.emit}, and the code that ends the block. */
export function entriesOf(codes: BlockCodes): { readonly entries: Uint32Array; readonly end: number } {
  const literals = canonicalCodes(codes.literals);
  const entries = new Uint32Array(CODES_SIZE / 4);
  entries.set(literals.subarray(0, 256), CODES.literals);
  LENGTH_SYMBOLS.forEach(({ symbol, extra, rest }, length) => {
    const entry = literals[symbol]!;
    // The extra bits follow the code and count towards its length.
    entries[CODES.lengths + length] = (entry | (rest << (8 + (entry & 255)))) + extra;
  });
  entries.set(canonicalCodes(codes.distances), CODES.distances);
  return { entries, end: literals[END_OF_BLOCK]! };
}

/** Distance code, RFC 1951 §3.2.5: two codes for each number of extra bits. */
export function distanceCode(distance: number): number {
  if (distance <= 4) return distance - 1;
  const extra = 30 - Math.clz32(distance - 1);
  return 2 * extra + ((distance - 1) >>> extra);
}

/** Number of extra bits that follow a distance code. */
export function extraBits(code: number): number {
  return code < 4 ? 0 : (code >>> 1) - 1;
}
