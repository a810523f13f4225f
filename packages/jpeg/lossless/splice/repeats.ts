import type { BlockPlace } from "../blocks/mcu.ts";
import { END_OF_BLOCK } from "../huffman/symbols.ts";
import type { EncodeTable } from "../huffman/encode-table.ts";
import type { ComponentCodes } from "./coding-tables.ts";

/** Bytes that may be read after the copied ones. */
const SLACK = 16;

/** Repeated flat MCUs as bits. */
export interface RepeatTile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly bitsPerMcu: number;
}

/**
 * Makes bits for flat MCUs repeating the previous colour: every block is a zero DC difference and an end of block.
 * @param max longest run in MCUs
 */
export function repeatTile(blocks: readonly BlockPlace[], codes: readonly ComponentCodes[], max: number): RepeatTile {
  const pattern = blocks.flatMap(({ component }) => {
    const { dc, ac } = codes[component]!;
    return [...codeBits(dc, 0), ...codeBits(ac, END_OF_BLOCK)];
  });
  return { bytes: tiled(pattern, max), bitsPerMcu: pattern.length };
}

function codeBits({ codes, lengths }: EncodeTable, symbol: number): number[] {
  const length = lengths[symbol]!;
  return Array.from({ length }, (_, n) => (codes[symbol]! >> (length - 1 - n)) & 1);
}

/** Repeats a pattern, eight times as whole bytes. */
function tiled(pattern: readonly number[], max: number): Uint8Array<ArrayBuffer> {
  const eight = new Uint8Array(pattern.length);
  for (let bit = 0; bit < 8 * pattern.length; bit += 1)
    eight[bit >> 3]! |= pattern[bit % pattern.length]! << (7 - (bit & 7));
  const times = Math.ceil(max / 8);
  const tile = new Uint8Array(eight.length * times + SLACK);
  for (let n = 0; n < times; n += 1) tile.set(eight, n * eight.length);
  return tile;
}
