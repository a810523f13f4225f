/** Block descriptions for kernels/jpeg/reduce.ts. */
import type { Size } from "@matte/engine";
import { ZIGZAG } from "../lossless/blocks/zigzag.ts";

/** Bytes for all coefficients. */
export const WHOLE_BLOCK = 128;
export const DESCRIPTION_BYTES = 36;

/** Per coefficient. */
export const VALUE_BYTES = 2;
/** Bytes loaded by the kernel at once. */
const VECTOR = 16;
const SIDE = 8;

export interface KernelBlock {
  /** Address; f32 in zig-zag order. */
  readonly steps: number;
  /** First MCU's sample address, bytes between rows, and bytes to the next MCU's samples. */
  readonly samples: number;
  readonly stride: number;
  readonly advance: number;
  /** Reduced block, in samples. */
  readonly size: Size;
  /** Bytes between successive blocks' coefficients. */
  readonly bytes: number;
}

export function describeBlock({ steps, samples, stride, advance, size, bytes }: KernelBlock): readonly number[] {
  return [steps, samples, stride, advance, size.width, size.height, bytes, ...wanted(size)];
}

/** Returns the bytes for coefficients up to `last`. */
export function bytesUpTo(last: number): number {
  return Math.ceil(((last + 1) * VALUE_BYTES) / VECTOR) * VECTOR;
}

/** Returns the last zig-zag coefficient needed for `width` by `height` samples. */
export function lastCoefficient({ width, height }: Size): number {
  return ZIGZAG.indexOf((height - 1) * SIDE + width - 1);
}

/** Two words with a bit per needed coefficient, in zig-zag order. */
function wanted({ width, height }: Size): readonly [low: number, high: number] {
  const half = (first: number): number => {
    const places = Array.from(ZIGZAG.subarray(first, first + 32));
    return places.reduce((bits, place, n) => bits | ((place & 7) < width && place >> 3 < height ? 1 << n : 0), 0) >>> 0;
  };
  return [half(0), half(32)];
}
