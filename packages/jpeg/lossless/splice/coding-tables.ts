import { encodeTable, type EncodeTable } from "../huffman/encode-table.ts";
import type { HuffmanTable } from "../huffman/table.ts";
import type { Scan } from "../markers/picture.ts";
import { type ScanTables, tablesOf } from "../index/scan-tables.ts";
import { damaged } from "../fallback.ts";

/** A component's Huffman tables in the framed picture. */
export interface ComponentTables {
  readonly dc: HuffmanTable;
  readonly ac: HuffmanTable;
}

/** {@link ComponentTables} for encoding. */
export interface ComponentCodes {
  readonly dc: EncodeTable;
  readonly ac: EncodeTable;
}

/** A scan's completed tables, by component. */
export function outputTables({ blocks }: ScanTables, components: number): readonly ComponentTables[] {
  return Array.from({ length: components }, (_, component) => {
    const block = blocks.find((one) => one.component === component);
    if (block === undefined) throw damaged("a component without blocks");
    return { dc: block.dc.output, ac: block.ac.output.table };
  });
}

/** An interleaved sequential scan's tables, by component. */
export function tablesOfScan(scan: Scan, components: number): readonly ComponentTables[] {
  return Array.from({ length: components }, (_, component) => tablesOf(scan, component));
}

export function codesOf(tables: readonly ComponentTables[]): readonly ComponentCodes[] {
  return tables.map(({ dc, ac }) => ({ dc: encodeTable(dc), ac: encodeTable(ac) }));
}
