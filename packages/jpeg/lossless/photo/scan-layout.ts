import type { Picture, Scan } from "../markers/picture.ts";
import { damaged } from "../fallback.ts";
import type { ScanCursor } from "../index/scan-cursor.ts";
import type { CoefficientPlaces } from "./coefficients.ts";

/** A scan's block positions among all coefficients. */
export interface ScanLayout {
  /** The scan's MCUs per row, and MCU rows. */
  readonly columns: number;
  readonly rows: number;
  /** Component by block in the scan's MCU. */
  readonly components: readonly number[];
  /** Block offsets within a row, from the row's start, in coding order. */
  readonly offsets: Uint32Array;
  /** A row's start offset. */
  readonly start: (row: number) => number;
}

/** Lays out a scan. With a single component, MCUs are one block and padding blocks are omitted, ITU-T T.81 §A.2.2. */
export function scanLayout(
  { components }: Pick<Scan, "components">,
  picture: Picture,
  places: CoefficientPlaces,
): ScanLayout {
  const [only, ...others] = components.map(({ component }) => component);
  if (only === undefined) throw damaged("a scan of nothing");
  return others.length === 0 ? soleLayout(only, picture, places) : mcuLayout(new Set([only, ...others]), places);
}

function soleLayout(component: number, picture: Picture, places: CoefficientPlaces): ScanLayout {
  const { grid, stride } = places;
  const { h, v } = picture.components[component]!;
  const { width, height } = grid.steps[component]!;
  const first = grid.blocks.findIndex((block) => block.component === component);
  const columns = Math.ceil(Math.ceil(picture.width / width) / 8);
  return {
    columns,
    rows: Math.ceil(Math.ceil(picture.height / height) / 8),
    components: [component],
    offsets: Uint32Array.from({ length: columns }, (_, n) => Math.floor(n / h) * stride + 64 * (n % h)),
    start: (row) => places.mcu(0, Math.floor(row / v)) + 64 * (first + (row % v) * h),
  };
}

/** Lays out a scan with several components: an MCU holds all their blocks, §A.2.3. */
function mcuLayout(components: ReadonlySet<number>, places: CoefficientPlaces): ScanLayout {
  const { grid, stride } = places;
  const blocks = grid.blocks.flatMap(({ component }, at) => (components.has(component) ? [{ component, at }] : []));
  const offsets = new Uint32Array(grid.columns * blocks.length);
  for (let n = 0; n < offsets.length; n += 1) {
    offsets[n] = Math.floor(n / blocks.length) * stride + 64 * blocks[n % blocks.length]!.at;
  }
  return {
    columns: grid.columns,
    rows: grid.rows,
    components: blocks.map(({ component }) => component),
    offsets,
    start: (row) => places.mcu(0, row),
  };
}

/**
 * Reads a scan's MCUs in runs without a break.
 * @param read takes the row's start offset, and the run's first MCU and count in the row; returning "stop" ends reading
 * @throws {FallbackError} if the data does not end with an interval's last MCU
 */
export function readRuns(
  cursor: ScanCursor,
  layout: ScanLayout,
  read: (start: number, first: number, count: number) => "stop" | void,
): void {
  const { columns, rows, start } = layout;
  for (let row = 0; row < rows; row += 1) {
    let column = 0;
    while (column < columns) {
      const count = Math.min(cursor.available(), columns - column);
      const answer = read(start(row), column, count);
      cursor.took(count);
      if (answer === "stop") return;
      column += count;
    }
  }
  cursor.finish();
}

/** {@link readRuns} callback that stops after the scan's last MCU, whatever follows, and reports the bit after it. */
export function untilEnd(
  cursor: ScanCursor,
  { columns, rows, start }: ScanLayout,
  decode: (start: number, first: number, count: number) => void,
  onEnd: (bit: number) => void,
): Parameters<typeof readRuns>[2] {
  return (row, first, count) => {
    decode(row, first, count);
    if (row !== start(rows - 1) || first + count < columns) return undefined;
    if (cursor.reader.bit > cursor.reader.end) throw damaged("a scan that ends too soon");
    onEnd(cursor.reader.bit);
    return "stop";
  };
}
