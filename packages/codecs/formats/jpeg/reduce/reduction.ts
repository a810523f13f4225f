/** Layout of a JPEG that is decoded at n/8 of its size. */
import type { Size } from "@matte/engine";
import { ZIGZAG } from "../lossless/blocks/zigzag.ts";
import type { LosslessSource } from "../lossless/open.ts";

/** Samples per side of the result of a block's whole transform. */
const SIDE = 8;

export interface Reduction {
  /** Samples per side of a block at full resolution. */
  readonly eighths: number;
  /** Whole pixels of the reduced picture. */
  readonly size: Size;
  /** Exact size, of which {@link size} lacks the fractions. */
  readonly extent: Size;
  /** Pixels of an MCU. */
  readonly mcu: Size;
  /** Samples that each block becomes, by component. Coarser components keep more of theirs, so that all planes have one size. */
  readonly blocks: readonly Size[];
}

/** Returns null if the picture has no whole pixel, or a component too few samples for the reduced size. */
export function reductionOf({ width, height, grid }: LosslessSource, eighths: number): Reduction | null {
  const extent = { width: (width * eighths) / SIDE, height: (height * eighths) / SIDE };
  const size = { width: Math.floor(extent.width), height: Math.floor(extent.height) };
  const blocks = grid.steps.map((step) => ({ width: step.width * eighths, height: step.height * eighths }));
  const fits = blocks.every((block) => isSide(block.width) && isSide(block.height));
  if (!fits || size.width === 0 || size.height === 0) return null;
  const mcu = { width: (grid.size.width * eighths) / SIDE, height: (grid.size.height * eighths) / SIDE };
  return { eighths, size, extent, mcu, blocks };
}

function isSide(length: number): boolean {
  return [1, 2, 4, 8].includes(length);
}

/** Steps of the frequencies that a reduced block has, in zig-zag order, times the factors that the inverse transform leaves out. */
export function scaledSteps(quantisation: Uint16Array, { width, height }: Size): Float32Array {
  const [across, down] = [scalesOf(width), scalesOf(height)];
  return Float32Array.from(quantisation, (step, k) => {
    const place = ZIGZAG[k]!;
    return step * (across[place & 7] ?? 0) * (down[place >> 3] ?? 0);
  });
}

function scalesOf(samples: number): readonly number[] {
  const turned = (k: number): number => (samples === SIDE ? Math.cos((k * Math.PI) / 16) : Math.cos(Math.PI / 8));
  return Array.from({ length: samples }, (_, k) => (k % (samples / 2) === 0 ? Math.SQRT1_2 / 2 : turned(k) / 2));
}
