import type { McuGrid } from "../blocks/mcu.ts";
import { type SkipTable, skipTable } from "../huffman/skip-table.ts";
import { type DecodeTable, decodeTable } from "../huffman/decode-table.ts";
import type { HuffmanTable } from "../huffman/table.ts";
import type { Scan } from "../markers/picture.ts";
import { damaged } from "../refusal.ts";

/** How one block of an MCU is decoded. */
export interface BlockTables {
  readonly component: number;
  /** Whether it is its component's first block in the MCU. */
  readonly first: boolean;
  readonly dc: DecodeTable;
  readonly ac: SkipTable;
}

/** The tables of an interleaved sequential scan, a block of the MCU an entry. */
export function scanTables(scan: Scan, grid: McuGrid): readonly BlockTables[] {
  const dc = new Map<HuffmanTable, DecodeTable>();
  const ac = new Map<HuffmanTable, SkipTable>();
  return grid.blocks.map(({ component, column, row }) => {
    const tables = scan.components.find((one) => one.component === component);
    if (tables?.dc == null || tables.ac === null) throw damaged("a scan without its Huffman table");
    return {
      component,
      first: column === 0 && row === 0,
      dc: once(dc, tables.dc, decodeTable),
      ac: once(ac, tables.ac, skipTable),
    };
  });
}

function once<T>(made: Map<HuffmanTable, T>, table: HuffmanTable, make: (table: HuffmanTable) => T): T {
  const known = made.get(table) ?? make(table);
  made.set(table, known);
  return known;
}
