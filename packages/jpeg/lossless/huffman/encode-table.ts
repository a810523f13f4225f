import { eachCode, type HuffmanTable } from "./table.ts";

/** Huffman table for encoding: code and code length by symbol; length 0 for missing symbols. */
export interface EncodeTable {
  readonly codes: Uint16Array;
  readonly lengths: Uint8Array;
}

export function encodeTable(table: HuffmanTable): EncodeTable {
  const codes = new Uint16Array(256);
  const lengths = new Uint8Array(256);
  eachCode(table, (symbol, code, length) => {
    codes[symbol] = code;
    lengths[symbol] = length;
  });
  return { codes, lengths };
}
