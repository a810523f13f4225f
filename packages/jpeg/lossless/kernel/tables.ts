/** Huffman tables as kernels/jpeg lays them out. */
import type { DecodeTable } from "../huffman/decode-table.ts";
import type { EncodeTable } from "../huffman/encode-table.ts";
import type { SkipTable } from "../huffman/skip-table.ts";
import type { BlockTables } from "../index/scan-tables.ts";
import type { Arena } from "./arena.ts";

/** Offsets in a table, as in kernels/jpeg/tables.ts. */
const ENDS = 2048;
const OFFSET = 2120;
const SYMBOLS = 2192;
const CHANGED_FROM = 2448;
const ID = 2452;
const STEPS = 2456;

const DC_BYTES = CHANGED_FROM;
const AC_BYTES = STEPS + 2 * 4096;

/** Writes the component and tables for each MCU block, 16 bytes per block, and returns their address. */
export function putBlocks(arena: Arena, blocks: readonly BlockTables[]): number {
  const known = new Map<object, number>();
  const once = (table: object, put: () => number): number => {
    const at = known.get(table) ?? put();
    known.set(table, at);
    return at;
  };
  const words = blocks.flatMap(({ component, first, dc, ac }) => [
    component,
    first ? 1 : 0,
    once(dc, () => putDecodeTable(arena, dc.codes)),
    once(ac, () => putAcTable(arena, ac)),
  ]);
  return arena.put(Int32Array.from(words));
}

/** Writes a table for decoding and returns its address. */
export function putDecodeTable(arena: Arena, table: DecodeTable, size = DC_BYTES): number {
  const at = arena.take(size);
  const bytes = arena.bytes(at, size);
  const parts = [table.firstLevel, table.ends, table.offset, table.symbols];
  [0, ENDS, OFFSET, SYMBOLS].forEach((offset, n) => bytes.set(bytesOf(parts[n]!), offset));
  return at;
}

function putAcTable(arena: Arena, { id, skip, output }: BlockTables["ac"]): number {
  const at = putSkipTable(arena, skip, output.changedFrom);
  arena.words(at + ID, 1)[0] = id;
  return at;
}

/** Writes a table for skipping AC codes and returns its address. @param changedFrom first code that is noted, as in `skipTable` */
export function putSkipTable(arena: Arena, skip: SkipTable, changedFrom: number): number {
  const at = putDecodeTable(arena, skip.codes, AC_BYTES);
  arena.bytes(at, AC_BYTES).set(bytesOf(skip.steps), STEPS);
  arena.words(at + CHANGED_FROM, 1)[0] = changedFrom;
  return at;
}

function bytesOf(values: ArrayBufferView): Uint8Array {
  return new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
}

/** Encoding table: a word per symbol, `length << 16 | code`. */
export function codeWords({ codes, lengths }: EncodeTable): Uint32Array {
  const words = new Uint32Array(codes.length);
  for (let symbol = 0; symbol < words.length; symbol += 1) words[symbol] = (lengths[symbol]! << 16) | codes[symbol]!;
  return words;
}
