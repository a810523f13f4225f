import { withFinerSteps } from "./finer-steps.ts";
import type { HuffmanTable } from "./huffman/table.ts";
import type { Scan, ScanComponent } from "./markers/picture.ts";
import type { LosslessSource } from "./open.ts";

/** Sizes within a losslessly framed file, as far as the headers show. */
export interface CodedSize {
  /** Entropy-coded photo data. */
  readonly photoBytes: number;
  /** An MCU in the previous MCU's colour. */
  readonly flatMcuBits: number;
  /** Factor for {@link photoBytes} with overlays: coarse photos get finer quantisation steps. */
  readonly growth: number;
}

/** Growth when several scans become one sequential scan. */
const RECODED = 1.05;
/** Bits per flat block with tables optimised for the framed picture. */
const OPTIMAL_BLOCK_BITS = 3.5;
/** A restart marker with its padding; framing removes both. */
const RESTART_BYTES = 2.5;
/** Symbols missing in a table get one of its longest codes. */
const LONGEST_CODE = 16;
/** Symbols for DC difference 0 and for end of block (ITU-T T.81 §F.1.2). */
const [NO_DIFFERENCE, END_OF_BLOCK] = [0, 0] as const;

/** Estimates a photo's data size in a framed file. A single sequential scan keeps its data and tables. */
export function codedSize(source: LosslessSource): CodedSize {
  const { picture, grid } = source;
  const { scans, progressive } = picture;
  const bytes = scans.reduce((sum, { data }) => sum + data.end - data.start, 0);
  const [scan] = scans;
  const growth = growthOf(source);
  if (progressive || scans.length > 1 || scan === undefined)
    return { photoBytes: RECODED * bytes, flatMcuBits: OPTIMAL_BLOCK_BITS * grid.blocks.length, growth };
  const bits = grid.blocks.reduce((sum, { component }) => sum + flatBlockBits(scan, component), 0);
  const restarts = scan.restartInterval === 0 ? 0 : (grid.columns * grid.rows) / scan.restartInterval;
  return { photoBytes: bytes - RESTART_BYTES * restarts, flatMcuBits: bits, growth };
}

/** Mean squared error at 33 dB, under the coarsest steps that show letters well. */
const MAX_ERROR = 255 ** 2 / 10 ** 3.3;
/** Finer steps up to this limit suffice for letters. */
const LIMIT = 8;
/** Number of frequencies with most photo coefficients, and data growth per bit added to these. */
const FREQUENT = 28;
const GROWTH_PER_BIT = 0.15;

/** Rounding to a step has a mean squared error of a twelfth of its square. */
function growthOf(source: LosslessSource): number {
  const [luminance] = source.picture.components;
  const steps = luminance?.quantisation ?? new Uint16Array(64);
  const error = steps.reduce((sum, step) => sum + step ** 2 / 12, 0) / steps.length;
  if (error <= MAX_ERROR) return 1;
  const quotients = withFinerSteps(source, LIMIT).quotients?.[0]?.subarray(0, FREQUENT) ?? steps;
  return 1 + (GROWTH_PER_BIT * quotients.reduce((sum, quotient) => sum + Math.log2(quotient), 0)) / FREQUENT;
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
