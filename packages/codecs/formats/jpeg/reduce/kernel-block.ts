/** Descriptions of blocks for kernels/jpeg/reduce.ts. */
import type { Size } from "@matte/engine";
import { ZIGZAG } from "../lossless/blocks/zigzag.ts";

/** Bytes of a block's coefficients if all are in memory. */
export const WHOLE_BLOCK = 128;
/** Bytes of a description. */
export const DESCRIPTION_BYTES = 36;

/** Bytes of a coefficient. */
export const VALUE_BYTES = 2;
/** Bytes that the kernel loads at once. */
const VECTOR = 16;
const SIDE = 8;

export interface KernelBlock {
  /** Address of its quantisation steps, f32 in zig-zag order. */
  readonly steps: number;
  /** Address of its samples in the first MCU, bytes between their rows, and bytes to its samples in the next MCU. */
  readonly samples: number;
  readonly stride: number;
  readonly advance: number;
  /** Size of the reduced block, in samples. */
  readonly size: Size;
  /** Bytes from its coefficients to those of the next block. */
  readonly bytes: number;
}

export function describeBlock({ steps, samples, stride, advance, size, bytes }: KernelBlock): readonly number[] {
  return [steps, samples, stride, advance, size.width, size.height, bytes, ...wanted(size)];
}

/** Bytes of a block's coefficients up to the `last`. */
export function bytesUpTo(last: number): number {
  return Math.ceil(((last + 1) * VALUE_BYTES) / VECTOR) * VECTOR;
}

/** Last coefficient of a block, in zig-zag order, of the frequencies that `width` by `height` samples have. */
export function lastCoefficient({ width, height }: Size): number {
  return ZIGZAG.indexOf((height - 1) * SIDE + width - 1);
}

/** Two words with a bit for each coefficient, in zig-zag order, of the frequencies that a reduced block has. */
function wanted({ width, height }: Size): readonly [low: number, high: number] {
  const half = (first: number): number => {
    const places = Array.from(ZIGZAG.subarray(first, first + 32));
    return places.reduce((bits, place, n) => bits | ((place & 7) < width && place >> 3 < height ? 1 << n : 0), 0) >>> 0;
  };
  return [half(0), half(32)];
}
