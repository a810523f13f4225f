import { CODES, CODES_SIZE, COSTS, COSTS_SIZE, COUNTS, LONGEST_MATCH } from "../ops.ts";
import { canonicalCodes } from "./canonical.ts";
import { codeLengths } from "./code-lengths.ts";
import { LENGTH_SYMBOLS } from "./lengths.ts";

/** Deflate allows 15; with 14 the kernel writes four codes at a time. */
const LONGEST_CODE = 14;
const END_OF_BLOCK = 256;
/** Deflate's shortest match. */
const SHORTEST = 3;

/** Symbol counts in a block. */
export interface Frequencies {
  readonly literals: Uint32Array;
  readonly distances: Uint32Array;
  /** Extra bits for all lengths and distances together. */
  readonly extra: number;
}

/** Code lengths in a block, and the size of its data in bits. */
export interface BlockCodes {
  readonly literals: Uint8Array;
  readonly distances: Uint8Array;
  readonly bits: number;
}

/** @param counts laid out as in {@link COUNTS} */
export function frequenciesOf(counts: Uint32Array): Frequencies {
  const literals = literalsOf(counts);
  let extra = 0;
  for (let length = SHORTEST; length <= LONGEST_MATCH; length += 1) {
    const count = counts[COUNTS.lengths + length]!;
    if (count === 0) continue;
    literals[LENGTH_SYMBOLS[length]!.symbol]! += count;
    extra += count * LENGTH_SYMBOLS[length]!.extra;
  }
  const distances = counts.slice(COUNTS.distances);
  for (let code = 4; code < distances.length; code += 1) extra += distances[code]! * extraBits(code);
  return { literals, distances, extra };
}

/** Adds the four tables. */
function literalsOf(counts: Uint32Array): Uint32Array {
  const literals = new Uint32Array(286);
  for (let byte = 0; byte < 256; byte += 1)
    literals[byte] = counts[byte]! + counts[byte + 256]! + counts[byte + 512]! + counts[byte + 768]!;
  literals[END_OF_BLOCK] = 1;
  return literals;
}

export function codesFor({ literals, distances, extra }: Frequencies): BlockCodes {
  const lengths = { literals: codeLengths(literals, LONGEST_CODE), distances: codeLengths(distances, LONGEST_CODE) };
  const bits = extra + sum(literals, lengths.literals) + sum(distances, lengths.distances);
  return { ...lengths, bits };
}

function sum(frequencies: Uint32Array, lengths: Uint8Array): number {
  let total = 0;
  for (let symbol = 0; symbol < lengths.length; symbol += 1) total += frequencies[symbol]! * lengths[symbol]!;
  return total;
}

/** Lays out codes for {@link PngOps.emit}, with the code ending the block. */
export function entriesOf(codes: BlockCodes): { readonly entries: Uint32Array; readonly end: number } {
  const literals = canonicalCodes(codes.literals);
  const entries = new Uint32Array(CODES_SIZE / 4);
  entries.set(literals.subarray(0, 256), CODES.literals);
  LENGTH_SYMBOLS.forEach(({ symbol, extra, rest }, length) => {
    const entry = literals[symbol]!;
    // Extra bits follow the code and count towards its length.
    entries[CODES.lengths + length] = (entry | (rest << (8 + (entry & 255)))) + extra;
  });
  entries.set(canonicalCodes(codes.distances), CODES.distances);
  return { entries, end: literals[END_OF_BLOCK]! };
}

/** Returns each symbol's bits in the layout of {@link COSTS}, for the next block. */
export function costsOf({ literals, distances }: BlockCodes): Uint8Array {
  const costs = new Uint8Array(COSTS_SIZE);
  for (let byte = 0; byte < 256; byte += 1) costs[COSTS.literals + byte] = literals[byte]! || LONGEST_CODE;
  LENGTH_SYMBOLS.forEach(({ symbol, extra }, length) => {
    costs[COSTS.lengths + length] = (literals[symbol]! || LONGEST_CODE) + extra;
  });
  distances.forEach((bits, code) => (costs[COSTS.distances + code] = (bits || LONGEST_CODE) + extraBits(code)));
  return costs;
}

/** Returns the distance code, RFC 1951 §3.2.5: two codes for each number of extra bits. */
export function distanceCode(distance: number): number {
  if (distance <= 4) return distance - 1;
  const extra = 30 - Math.clz32(distance - 1);
  return 2 * extra + ((distance - 1) >>> extra);
}

/** Returns how many extra bits follow a distance code. */
export function extraBits(code: number): number {
  return code < 4 ? 0 : (code >>> 1) - 1;
}
