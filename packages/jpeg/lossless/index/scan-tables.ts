import type { McuGrid } from "../blocks/mcu.ts";
import { type CompletedTable, completeTable } from "../huffman/complete-table.ts";
import { type DecodeTable, decodeTable } from "../huffman/decode-table.ts";
import { type SkipTable, skipTable } from "../huffman/skip-table.ts";
import { AC_SYMBOLS, DC_SYMBOLS } from "../huffman/symbols.ts";
import type { HuffmanTable } from "../huffman/table.ts";
import type { Scan } from "../markers/picture.ts";
import { damaged } from "../fallback.ts";

/** AC Huffman table, for walking and for the output. */
export interface AcTable {
  /** Index in {@link ScanTables.ac}. */
  readonly id: number;
  readonly skip: SkipTable;
  readonly source: HuffmanTable;
  readonly output: CompletedTable;
}

/** DC Huffman table. Completing it changes no code: codes for at most 16 symbols leave room for the missing ones. */
export interface DcTable {
  readonly codes: DecodeTable;
  readonly output: HuffmanTable;
}

/** A block's component and tables in the MCU. */
export interface BlockTables {
  readonly component: number;
  /** True for the component's first block in the MCU. */
  readonly first: boolean;
  readonly dc: DcTable;
  readonly ac: AcTable;
}

/** Tables for an interleaved sequential scan, completed with all symbols a frame may need. */
export interface ScanTables {
  readonly ac: readonly AcTable[];
  /** Tables by block in the MCU. */
  readonly blocks: readonly BlockTables[];
}

/** @param target another file's scan with the same components, whose tables code the output; completed ones without it */
export function scanTables(scan: Scan, grid: McuGrid, target?: Scan): ScanTables {
  const dc = new Map<HuffmanTable, DcTable>();
  const ac = new Map<HuffmanTable, AcTable>();
  const blocks = grid.blocks.map(({ component, column, row }) => {
    const tables = tablesOf(scan, component);
    const others = target && tablesOf(target, component);
    const first = column === 0 && row === 0;
    return {
      component,
      first,
      dc: once(dc, tables.dc, (source) => dcTable(source, others?.dc)),
      ac: once(ac, tables.ac, (source, id) => acTable(source, id, others?.ac)),
    };
  });
  return { ac: [...ac.values()], blocks };
}

/** A component's tables in an interleaved sequential scan. */
export function tablesOf(scan: Scan, component: number): { readonly dc: HuffmanTable; readonly ac: HuffmanTable } {
  const { dc = null, ac = null } = scan.components.find((one) => one.component === component) ?? {};
  if (dc === null || ac === null) throw damaged("a scan without its Huffman table");
  return { dc, ac };
}

function dcTable(source: HuffmanTable, target = completeTable(source, DC_SYMBOLS).table): DcTable {
  return { codes: decodeTable(source), output: target };
}

function acTable(source: HuffmanTable, id: number, target?: HuffmanTable): AcTable {
  const output = target === undefined ? completeTable(source, AC_SYMBOLS) : restoredTable(source, target);
  return { id, skip: skipTable(source, output.changedFrom), source, output };
}

/** A table completed from `source` keeps most codes; any other has every code replaced. */
function restoredTable(source: HuffmanTable, target: HuffmanTable): CompletedTable {
  const { table, changedFrom } = completeTable(target, AC_SYMBOLS);
  return { table: target, changedFrom: isSame(table, source) ? changedFrom : 0 };
}

function isSame(one: HuffmanTable, other: HuffmanTable): boolean {
  return one.counts.join() === other.counts.join() && one.symbols.join() === other.symbols.join();
}

/** Returns the table made from `source`, once for all components sharing it. */
function once<T>(known: Map<HuffmanTable, T>, source: HuffmanTable, make: (source: HuffmanTable, id: number) => T): T {
  const table = known.get(source) ?? make(source, known.size);
  known.set(source, table);
  return table;
}
