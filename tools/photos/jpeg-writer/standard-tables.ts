import type { HuffmanTable } from "./huffman.ts";

/** Typical tables from ITU-T T.81 §K.3, used by most cameras. */

const DC_SYMBOLS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

// Tables K.5 and K.6: the symbols with codes shorter than 16 bits. The others follow in numerical order.
const LUMINANCE_AC = `
  01 02 03 00 04 11 05 12 21 31 41 06 13 51 61 07 22 71 14 32 81 91 a1 08 23 42 b1 c1 15 52 d1 f0 24 33 62 72 82`;
const CHROMINANCE_AC = `
  00 01 02 03 11 04 05 21 31 06 12 41 51 07 61 71 13 22 32 81 08 14 42 91 a1 b1 c1 09 23 33 52 f0 15 62 72 d1 0a 16 24
  34 e1 25 f1`;

/** Every run with 0 to 15 zeros and a value with 1 to 10 bits: the AC symbols except end of block and sixteen zeros. */
const ALL_RUNS = Array.from({ length: 160 }, (_, n) => (Math.floor(n / 10) << 4) | ((n % 10) + 1));

function table(counts: readonly number[], symbols: readonly number[]): HuffmanTable {
  return { counts: Uint8Array.from(counts), symbols: Uint8Array.from(symbols) };
}

function completed(head: string): readonly number[] {
  const short = head
    .trim()
    .split(/\s+/)
    .map((pair) => Number.parseInt(pair, 16));
  return [...short, ...ALL_RUNS.filter((symbol) => !short.includes(symbol))];
}

/** Tables K.3 and K.4, for luminance and chrominance. */
export const STANDARD_DC: readonly [HuffmanTable, HuffmanTable] = [
  table([0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0], DC_SYMBOLS),
  table([0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0], DC_SYMBOLS),
];

/** Tables K.5 and K.6, for luminance and chrominance. */
export const STANDARD_AC: readonly [HuffmanTable, HuffmanTable] = [
  table([0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 125], completed(LUMINANCE_AC)),
  table([0, 2, 1, 2, 4, 4, 3, 4, 7, 5, 4, 4, 0, 1, 2, 119], completed(CHROMINANCE_AC)),
];
