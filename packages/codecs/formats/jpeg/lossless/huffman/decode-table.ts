import { type BitReader, peek } from "../bits/bit-reader.ts";
import { damaged } from "../fallback.ts";
import { eachCode, type HuffmanTable } from "./table.ts";

/** Codes up to this length are found in one look. */
const FIRST_LEVEL_BITS = 10;

/** A Huffman table to decode with. */
export interface DecodeTable {
  /** By the next {@link FIRST_LEVEL_BITS} bits: `length << 8 | symbol`, 0 where the code is longer. */
  readonly firstLevel: Uint16Array;
  /** By length: behind the last code of this length, as the high bits of a 16-bit number. */
  readonly behind: Uint32Array;
  /** By length: index of a code's symbol less the code. */
  readonly offset: Int32Array;
  readonly symbols: Uint8Array;
}

export function decodeTable(table: HuffmanTable): DecodeTable {
  const firstLevel = new Uint16Array(1 << FIRST_LEVEL_BITS);
  const behind = new Uint32Array(17);
  const offset = new Int32Array(17);
  let index = 0;
  eachCode(table, (symbol, code, length) => {
    if (length <= FIRST_LEVEL_BITS) {
      const step = 1 << (FIRST_LEVEL_BITS - length);
      firstLevel.fill((length << 8) | symbol, code * step, (code + 1) * step);
    }
    behind[length] = (code + 1) << (16 - length);
    offset[length] = index - code;
    index += 1;
  });
  return { firstLevel, behind, offset, symbols: table.symbols };
}

/** Codes and lengths in one number: what {@link lookUp} returns where no code fits. */
export const NO_CODE = 0;

/** The code at the front of 16 bits, as `length << 8 | symbol`. */
export function lookUp(table: DecodeTable, window: number): number {
  const found = table.firstLevel[window >>> (16 - FIRST_LEVEL_BITS)]!;
  return found === 0 ? lookUpLong(table, window) : found;
}

/** DECODE of ITU-T T.81 §F.2.2.3, from the first length that the first level does not hold. */
function lookUpLong(table: DecodeTable, window: number): number {
  for (let length = FIRST_LEVEL_BITS + 1; length <= 16; length += 1) {
    if (window < table.behind[length]!) {
      return (length << 8) | table.symbols[(window >>> (16 - length)) + table.offset[length]!]!;
    }
  }
  return NO_CODE;
}

/** Reads one code and returns its symbol. */
export function decodeSymbol(reader: BitReader, table: DecodeTable): number {
  const found = lookUp(table, peek(reader) >>> 16);
  if (found === NO_CODE) throw damaged("no such Huffman code");
  reader.bit += found >>> 8;
  return found & 255;
}
