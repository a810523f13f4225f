import type { PngBand } from "./band.ts";
import { bytesPerPixel } from "./format.ts";
import { CODES_SIZE, COSTS_SIZE, COUNTS_SIZE, type PngMachine, type PngOps, TABLES_SIZE } from "./ops.ts";

/** Layout for one band in the machine's memory, in bytes from its start. */
export interface Arena {
  readonly ops: PngOps;
  readonly bytes: Uint8Array;
  readonly words: Uint32Array;
  readonly pixel: number;
  /** Sample bytes per row. */
  readonly row: number;
  /** Sample bytes per row with its {@link MARGIN}. */
  readonly pitch: number;
  /** Bytes per filtered row, including the filter type. */
  readonly filteredRow: number;
  readonly rows: number;
  readonly filteredLength: number;
  readonly tables: number;
  readonly costs: number;
  readonly counts: number;
  readonly codes: number;
  /** First sample above the band; the band's rows follow, {@link pitch} apart. */
  readonly above: number;
  /** Filtered rows; before filtering, the pixels as received. */
  readonly filtered: number;
  readonly sequences: number;
  readonly out: number;
}

/** Zeros before each row, at least one pixel; also absorbs writes past a row in steps of 16. */
export const MARGIN = 16;
/** Limit for reads and writes past ranges. */
const SLACK = 64;
/** Block bytes, unless one row has more: few enough to adapt to the picture, enough to pay for the block's codes. */
const BLOCK = 1 << 18;

/** Returns how many filtered rows share their codes. */
export function rowsOfBlock(filteredRow: number): number {
  return Math.max(1, Math.floor(BLOCK / filteredRow));
}

export function arenaFor(machine: PngMachine, { format, width, pixels, above }: PngBand): Arena {
  const row = width * bytesPerPixel(format);
  const given = format.depth === 16 ? row : 4 * width;
  const rows = pixels.length / given - (above ? 1 : 0);
  const [pitch, filteredRow] = [row + MARGIN, row + 1];
  const filteredLength = rows * filteredRow;
  const blocks = Math.ceil(rows / rowsOfBlock(filteredRow));
  const { take, end } = allotter(machine.start);
  const places = {
    tables: take(TABLES_SIZE),
    costs: take(COSTS_SIZE),
    counts: take(COUNTS_SIZE),
    codes: take(CODES_SIZE),
    above: take((rows + 1) * pitch + MARGIN) + MARGIN,
    filtered: take(Math.max(filteredLength, pixels.length)),
    // Eight bytes each; the shortest matches have six bytes.
    sequences: take((8 / 6) * rowsOfBlock(filteredRow) * filteredRow + 16),
    out: take(largestOutput(filteredLength, blocks)),
  };
  const buffer = machine.ensure(end());
  return {
    ...places,
    ops: machine.ops,
    bytes: new Uint8Array(buffer),
    words: new Uint32Array(buffer),
    pixel: bytesPerPixel(format),
    row,
    pitch,
    filteredRow,
    rows,
    filteredLength,
  };
}

/** Incompressible blocks are stored: 5 bytes for each 65,535, and an empty last one. */
function largestOutput(length: number, blocks: number): number {
  return length + 5 * (Math.ceil(length / 65_535) + 2 * blocks + 1) + 12;
}

function allotter(start: number): { take: (size: number) => number; end: () => number } {
  let next = aligned(start);
  return {
    take(size) {
      const place = next;
      next = aligned(place + size + SLACK);
      return place;
    },
    end: () => next,
  };
}

function aligned(at: number): number {
  return Math.ceil(at / 16) * 16;
}
