import type { McuGrid } from "../blocks/mcu.ts";
import { type CompletedTable, completeTable } from "../huffman/complete-table.ts";
import { type DecodeTable, decodeTable } from "../huffman/decode-table.ts";
import { type SkipTable, skipTable } from "../huffman/skip-table.ts";
import { AC_SYMBOLS, DC_SYMBOLS } from "../huffman/symbols.ts";
import type { HuffmanTable } from "../huffman/table.ts";
import type { Scan } from "../markers/picture.ts";
import { damaged } from "../fallback.ts";

/** Huffman table of AC coefficients, for walking and for the output. */
export interface AcTable {
  /** Index in {@link ScanTables.ac}. */
  readonly id: number;
  readonly skip: SkipTable;
  readonly source: HuffmanTable;
  readonly output: CompletedTable;
}

/**
 * Huffman table of DC differences. Completing it changes none of its codes: codes of at most 16 symbols leave room for the missing
 * ones.
 */
export interface DcTable {
  readonly codes: DecodeTable;
  readonly output: HuffmanTable;
}

/** Component and tables of a block of the MCU. */
export interface BlockTables {
  readonly component: number;
  /** True for the component's first block in the MCU. */
  readonly first: boolean;
  readonly dc: DcTable;
  readonly ac: AcTable;
}

/** Tables of an interleaved sequential scan, completed for all symbols that a frame may need. */
export interface ScanTables {
  readonly ac: readonly AcTable[];
  /** Tables of each block of the MCU. */
  readonly blocks: readonly BlockTables[];
}

export function scanTables(scan: Scan, grid: McuGrid): ScanTables {
  const dc = new Map<HuffmanTable, DcTable>();
  const ac = new Map<HuffmanTable, AcTable>();
  const blocks = grid.blocks.map(({ component, column, row }) => {
    const tables = scan.components.find((one) => one.component === component);
    if (tables?.dc == null || tables.ac === null) throw damaged("a scan without its Huffman table");
    const first = column === 0 && row === 0;
    return { component, first, dc: once(dc, tables.dc, dcTable), ac: once(ac, tables.ac, acTable) };
  });
  return { ac: [...ac.values()], blocks };
}

function dcTable(source: HuffmanTable): DcTable {
  return { codes: decodeTable(source), output: completeTable(source, DC_SYMBOLS).table };
}

function acTable(source: HuffmanTable, id: number): AcTable {
  const output = completeTable(source, AC_SYMBOLS);
  return { id, skip: skipTable(source, output.changedFrom), source, output };
}

/** Returns the table made of `source`, made once for all components that share it. */
function once<T>(known: Map<HuffmanTable, T>, source: HuffmanTable, make: (source: HuffmanTable, id: number) => T): T {
  const table = known.get(source) ?? make(source, known.size);
  known.set(source, table);
  return table;
}
