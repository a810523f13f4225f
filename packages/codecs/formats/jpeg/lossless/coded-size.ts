import type { HuffmanTable } from "./huffman/table.ts";
import type { Scan, ScanComponent } from "./markers/picture.ts";
import type { LosslessSource } from "./open.ts";

/** Sizes of the parts of a losslessly framed file, as far as the headers show. */
export interface CodedSize {
  /** The photo's entropy-coded data. */
  readonly photoBytes: number;
  /** An MCU of the colour of the one before it. */
  readonly flatMcuBits: number;
}

/** Growth of data that is coded as one sequential scan instead of several. */
const RECODED = 1.05;
/** Bits of a flat block with tables that are made for the framed picture. */
const OPTIMAL_BLOCK_BITS = 3.5;
/** A restart marker with the padding before it; framing removes them. */
const RESTART_BYTES = 2.5;
/** For a symbol that a table lacks, which gets one of its longest codes. */
const LONGEST_CODE = 16;
/** Symbols of a DC difference of 0, and of the end of a block (ITU-T T.81 §F.1.2). */
const [NO_DIFFERENCE, END_OF_BLOCK] = [0, 0] as const;

/** Estimates the size of a photo's data in a framed file. A single sequential scan keeps its data and tables. */
export function codedSize({ picture, grid }: LosslessSource): CodedSize {
  const { scans, progressive } = picture;
  const bytes = scans.reduce((sum, { data }) => sum + data.end - data.start, 0);
  const [scan] = scans;
  if (progressive || scans.length > 1 || scan === undefined)
    return { photoBytes: RECODED * bytes, flatMcuBits: OPTIMAL_BLOCK_BITS * grid.blocks.length };
  const bits = grid.blocks.reduce((sum, { component }) => sum + flatBlockBits(scan, component), 0);
  const restarts = scan.restartInterval === 0 ? 0 : (grid.columns * grid.rows) / scan.restartInterval;
  return { photoBytes: bytes - RESTART_BYTES * restarts, flatMcuBits: bits };
}

function flatBlockBits({ components }: Scan, wanted: number): number {
  const tables: Pick<ScanComponent, "dc" | "ac"> = components.find(({ component }) => component === wanted) ?? {
    dc: null,
    ac: null,
  };
  return codeLength(tables.dc, NO_DIFFERENCE) + codeLength(tables.ac, END_OF_BLOCK);
}

function codeLength(table: HuffmanTable | null, symbol: number): number {
  const place = table === null ? -1 : table.symbols.indexOf(symbol);
  if (table === null || place < 0) return LONGEST_CODE;
  let codes = 0;
  return 1 + table.counts.findIndex((count) => (codes += count) > place);
}
