import type { BlockPlace } from "../blocks/mcu.ts";
import { END_OF_BLOCK } from "../huffman/symbols.ts";
import type { EncodeTable } from "../huffman/encode-table.ts";
import type { ComponentCodes } from "./coding-tables.ts";

/** Bytes that may be read behind what is copied. */
const SLACK = 16;

/** A stretch of bits to copy flat MCUs from. */
export interface RepeatTile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly bitsPerMcu: number;
}

/**
 * Flat MCUs behind a flat MCU of the same colour: every block is a DC difference of zero and an end of block, the same bits
 * over and over.
 * @param most the longest run that will be asked for
 */
export function repeatTile(blocks: readonly BlockPlace[], codes: readonly ComponentCodes[], most: number): RepeatTile {
  const pattern = blocks.flatMap(({ component }) => {
    const { dc, ac } = codes[component]!;
    return [...codeBits(dc, 0), ...codeBits(ac, END_OF_BLOCK)];
  });
  return { bytes: tiled(pattern, most), bitsPerMcu: pattern.length };
}

function codeBits({ codes, lengths }: EncodeTable, symbol: number): number[] {
  const length = lengths[symbol]!;
  return Array.from({ length }, (_, n) => (codes[symbol]! >> (length - 1 - n)) & 1);
}

/** Eight patterns are whole bytes, whatever a pattern's length. */
function tiled(pattern: readonly number[], most: number): Uint8Array<ArrayBuffer> {
  const eight = new Uint8Array(pattern.length);
  for (let bit = 0; bit < 8 * pattern.length; bit += 1)
    eight[bit >> 3]! |= pattern[bit % pattern.length]! << (7 - (bit & 7));
  const times = Math.ceil(most / 8);
  const tile = new Uint8Array(eight.length * times + SLACK);
  for (let n = 0; n < times; n += 1) tile.set(eight, n * eight.length);
  return tile;
}
