import type { McuGrid } from "../blocks/mcu.ts";
import { FallbackError } from "../fallback.ts";
import { MAX_COEFFICIENT_BYTES } from "../limits.ts";

const BLOCK = 64;

/** Orders a picture's coefficients MCU by MCU in coding order (ITU-T T.81 §A.2.3), 64 zig-zag values per block. */
export class CoefficientPlaces {
  readonly grid: McuGrid;
  /** Values per MCU. */
  readonly stride: number;
  readonly length: number;

  constructor(grid: McuGrid) {
    this.grid = grid;
    this.stride = BLOCK * grid.blocks.length;
    this.length = this.stride * grid.columns * grid.rows;
  }

  /** Offset of an MCU's first block. */
  mcu(column: number, row: number): number {
    return (row * this.grid.columns + column) * this.stride;
  }
}

/** @throws {FallbackError} `too-large` if the coefficients do not fit in memory */
export function checkCoefficientBytes({ columns, rows, blocks }: McuGrid): void {
  const bytes = columns * rows * blocks.length * 2 * BLOCK;
  if (bytes > MAX_COEFFICIENT_BYTES) throw new FallbackError("too-large", `${bytes} bytes of coefficients`);
}
