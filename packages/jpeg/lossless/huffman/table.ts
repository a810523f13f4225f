import { u8 } from "@matte/pixels/bytes";
import { damaged } from "../fallback.ts";

/** Huffman table in a DHT segment, ITU-T T.81 §B.2.4.2: code counts by length, 1 to 16, and symbols. */
export interface HuffmanTable {
  /** Number of codes at `length - 1`. */
  readonly counts: Uint8Array;
  /** Symbols in code order. */
  readonly symbols: Uint8Array;
}

/** DHT destinations 0 to 3, by class. */
export interface HuffmanDestinations {
  readonly dc: (HuffmanTable | undefined)[];
  readonly ac: (HuffmanTable | undefined)[];
}

/** Reads a DHT segment into its destinations. */
export function readHuffmanTables(segment: Uint8Array, into: HuffmanDestinations): void {
  let at = 0;
  while (at < segment.length) {
    const kind = u8(segment, at) >> 4;
    const destination = u8(segment, at) & 15;
    if (kind > 1 || destination > 3) throw damaged("DHT");
    const table = readTable(segment, at + 1);
    if (kind === 0 && table.symbols.some((symbol) => symbol > 15))
      throw damaged("DHT with a DC difference of over 15 bits");
    (kind === 0 ? into.dc : into.ac)[destination] = table;
    at += 17 + table.symbols.length;
  }
}

function readTable(segment: Uint8Array, at: number): HuffmanTable {
  const counts = segment.slice(at, at + 16);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const symbols = segment.slice(at + 16, at + 16 + total);
  if (counts.length < 16 || symbols.length < total || total > 256) throw damaged("DHT ends too soon");
  if (new Set(symbols).size < total) throw damaged("DHT with a symbol twice");
  const table = { counts, symbols };
  if (freeCodes(table) < 1) throw damaged("DHT with more codes than fit");
  return table;
}

/** Number of unused 16-bit codes: at least 1 in a valid table, the all-ones code (ITU-T T.81 §C.2, note). */
export function freeCodes(table: HuffmanTable): number {
  return table.counts.reduce((free, count, index) => free - count * 2 ** (15 - index), 2 ** 16);
}

/** Calls `use` with every symbol, its code and its code length by ITU-T T.81 §C.2. */
export function eachCode(table: HuffmanTable, use: (symbol: number, code: number, length: number) => void): void {
  let code = 0;
  let next = 0;
  for (let length = 1; length <= 16; length += 1) {
    for (let left = table.counts[length - 1]!; left > 0; left -= 1) {
      use(table.symbols[next]!, code, length);
      code += 1;
      next += 1;
    }
    code *= 2;
  }
}
