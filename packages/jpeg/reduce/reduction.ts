/** Layout for decoding a JPEG at n/8 size. */
import type { Size } from "@matte/engine";
import { ZIGZAG } from "../lossless/blocks/zigzag.ts";
import { type LosslessSource, openLossless } from "../lossless/open.ts";
import type { Segment } from "@matte/pixels/segments";

/** Samples per side of a whole block. */
const SIDE = 8;

export interface Reduction {
  /** Samples per block side, eighths of full resolution. */
  readonly eighths: number;
  /** In whole pixels. */
  readonly size: Size;
  /** Exact, with fractions. */
  readonly extent: Size;
  /** In pixels. */
  readonly mcu: Size;
  /** Samples per block, by component. Coarser components keep more, so all planes have one size. */
  readonly blocks: readonly Size[];
}

export interface ReducedSource {
  readonly source: LosslessSource;
  readonly reduction: Reduction;
}

/**
 * Opens a JPEG with the first sufficient reduction.
 * @param eighths reductions to try, in eighths
 * @param known segments found by `probe` in the same bytes
 * @returns null if none suffices, and for photos neither YCbCr nor grey
 */
export function openReduced(
  bytes: Uint8Array,
  eighths: readonly number[],
  isEnough: (size: Size) => boolean,
  known?: readonly Segment[],
): ReducedSource | null {
  const source = openLossless(bytes, known);
  // The kernel converts from YCbCr only.
  if ("fallbackReason" in source || source.picture.colour === "rgb") return null;
  const reduction = eighths
    .map((count) => reductionOf(source, count))
    .find((one) => one !== null && isEnough(one.size));
  return reduction ? { source, reduction } : null;
}

/** Plans a reduction. Returns null if the picture has no whole pixel, or a component too few samples. */
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

/** Returns a reduced block's quantisation steps in zig-zag order, times the factors omitted from the inverse transform. */
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
