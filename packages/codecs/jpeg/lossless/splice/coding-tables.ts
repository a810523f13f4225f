import { encodeTable, type EncodeTable } from "../huffman/encode-table.ts";
import type { HuffmanTable } from "../huffman/table.ts";

/** The Huffman tables of a component in the framed picture. */
export interface ComponentTables {
  readonly dc: HuffmanTable;
  readonly ac: HuffmanTable;
}

/** The same, to encode with. */
export interface ComponentCodes {
  readonly dc: EncodeTable;
  readonly ac: EncodeTable;
}

export function codesOf(tables: readonly ComponentTables[]): readonly ComponentCodes[] {
  return tables.map(({ dc, ac }) => ({ dc: encodeTable(dc), ac: encodeTable(ac) }));
}
