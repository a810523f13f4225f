import { type BitReader, peek } from "../bits/bit-reader.ts";
import { damaged } from "../fallback.ts";
import { eachCode, type HuffmanTable } from "./table.ts";

/** One lookup finds codes up to this length. */
const FIRST_LEVEL_BITS = 10;

export interface DecodeTable {
  /** Codes by the next {@link FIRST_LEVEL_BITS} bits, as `length << 8 | symbol`; 0 for longer ones. */
  readonly firstLevel: Uint16Array;
  /** End of the codes by length, left-aligned in 16 bits. */
  readonly ends: Uint32Array;
  /** A code's symbol index minus the code, by length. */
  readonly offset: Int32Array;
  readonly symbols: Uint8Array;
}

export function decodeTable(table: HuffmanTable): DecodeTable {
  const firstLevel = new Uint16Array(1 << FIRST_LEVEL_BITS);
  const ends = new Uint32Array(17);
  const offset = new Int32Array(17);
  let index = 0;
  eachCode(table, (symbol, code, length) => {
    if (length <= FIRST_LEVEL_BITS) {
      const step = 1 << (FIRST_LEVEL_BITS - length);
      firstLevel.fill((length << 8) | symbol, code * step, (code + 1) * step);
    }
    ends[length] = (code + 1) << (16 - length);
    offset[length] = index - code;
    index += 1;
  });
  return { firstLevel, ends, offset, symbols: table.symbols };
}

/** Result of {@link lookUp} if no code matches. */
export const NO_CODE = 0;

/** Finds the code at the start of 16 bits, as `length << 8 | symbol`. */
export function lookUp(table: DecodeTable, window: number): number {
  const found = table.firstLevel[window >>> (16 - FIRST_LEVEL_BITS)]!;
  return found === 0 ? lookUpLong(table, window) : found;
}

/** DECODE, ITU-T T.81 §F.2.2.3, from the first length after the first level. */
function lookUpLong(table: DecodeTable, window: number): number {
  for (let length = FIRST_LEVEL_BITS + 1; length <= 16; length += 1) {
    if (window < table.ends[length]!) {
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
