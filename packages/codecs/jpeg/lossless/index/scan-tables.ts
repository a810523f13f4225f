import type { McuGrid } from "../blocks/mcu.ts";
import { type CompletedTable, completeTable } from "../huffman/complete-table.ts";
import { type DecodeTable, decodeTable } from "../huffman/decode-table.ts";
import { type SkipTable, skipTable } from "../huffman/skip-table.ts";
import { AC_SYMBOLS, DC_SYMBOLS } from "../huffman/symbols.ts";
import type { HuffmanTable } from "../huffman/table.ts";
import type { Scan } from "../markers/picture.ts";
import { damaged } from "../refusal.ts";

/** One of a scan's Huffman tables, to read with, and as it shall be written. */
export interface WalkedTable<Reading> {
  /** Its place in {@link ScanTables.all}. */
  readonly id: number;
  readonly reading: Reading;
  readonly source: HuffmanTable;
  readonly output: CompletedTable;
}

/** How one block of an MCU is read. */
export interface BlockTables {
  readonly component: number;
  /** Whether it is its component's first block in the MCU. */
  readonly first: boolean;
  readonly dc: WalkedTable<DecodeTable>;
  readonly ac: WalkedTable<SkipTable>;
}

/** The tables of an interleaved sequential scan, made complete for whatever a frame may need. */
export interface ScanTables {
  readonly all: readonly WalkedTable<unknown>[];
  /** A block of the MCU an entry. */
  readonly blocks: readonly BlockTables[];
}

export function scanTables(scan: Scan, grid: McuGrid): ScanTables {
  const all: WalkedTable<unknown>[] = [];
  const dc = new Map<HuffmanTable, WalkedTable<DecodeTable>>();
  const ac = new Map<HuffmanTable, WalkedTable<SkipTable>>();
  const blocks = grid.blocks.map(({ component, column, row }) => {
    const tables = scan.components.find((one) => one.component === component);
    if (tables?.dc == null || tables.ac === null) throw damaged("a scan without its Huffman table");
    return {
      component,
      first: column === 0 && row === 0,
      dc: walked(all, dc, tables.dc, DC_SYMBOLS, decodeTable),
      ac: walked(all, ac, tables.ac, AC_SYMBOLS, skipTable),
    };
  });
  return { all, blocks };
}

/** Each table once, however many components share it. */
function walked<Reading>(
  all: WalkedTable<unknown>[],
  known: Map<HuffmanTable, WalkedTable<Reading>>,
  source: HuffmanTable,
  symbols: readonly number[],
  reading: (source: HuffmanTable, changedFrom: number) => Reading,
): WalkedTable<Reading> {
  const before = known.get(source);
  if (before !== undefined) return before;
  const output = completeTable(source, symbols);
  const table = { id: all.length, reading: reading(source, output.changedFrom), source, output };
  all.push(table);
  known.set(source, table);
  return table;
}
