import type { McuGrid } from "../blocks/mcu.ts";
import { type CompletedTable, completeTable } from "../huffman/complete-table.ts";
import { type DecodeTable, decodeTable } from "../huffman/decode-table.ts";
import { type SkipTable, skipTable } from "../huffman/skip-table.ts";
import { AC_SYMBOLS, DC_SYMBOLS } from "../huffman/symbols.ts";
import type { HuffmanTable } from "../huffman/table.ts";
import type { Scan } from "../markers/picture.ts";
import { damaged } from "../fallback.ts";

/** A scan's Huffman table for AC coefficients, to walk with, and as it shall be written. */
export interface AcTable {
  /** Its place in {@link ScanTables.ac}. */
  readonly id: number;
  readonly skip: SkipTable;
  readonly source: HuffmanTable;
  readonly output: CompletedTable;
}

/**
 * The same for DC differences. Completing it changes none of its codes: there are 16 symbols at most, and codes for `n` of them
 * leave room for the others.
 */
export interface DcTable {
  readonly codes: DecodeTable;
  readonly output: HuffmanTable;
}

/** How one block of an MCU is read. */
export interface BlockTables {
  readonly component: number;
  /** Whether it is its component's first block in the MCU. */
  readonly first: boolean;
  readonly dc: DcTable;
  readonly ac: AcTable;
}

/** The tables of an interleaved sequential scan, made complete for whatever a frame may need. */
export interface ScanTables {
  readonly ac: readonly AcTable[];
  /** A block of the MCU an entry. */
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

/** Each table once, however many components share it. */
function once<T>(known: Map<HuffmanTable, T>, source: HuffmanTable, make: (source: HuffmanTable, id: number) => T): T {
  const table = known.get(source) ?? make(source, known.size);
  known.set(source, table);
  return table;
}
