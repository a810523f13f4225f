/** Reference for kernels/jpeg/reduce.ts: a whole reduced picture, same single-precision operations. */
import type { Size } from "@matte/engine";
import { ZIGZAG } from "../../lossless/blocks/zigzag.ts";
import type { LosslessSource } from "../../lossless/open.ts";
import { assemble } from "../../lossless/photo/assemble.ts";
import { type Reduction, scaledSteps } from "../reduction.ts";

const BLOCK = 64;
const f32 = Math.fround;

/** Decodes a reduced picture to opaque RGBA. */
export function reducedPlainly(source: LosslessSource, reduction: Reduction): Uint8ClampedArray {
  const { width, height } = reduction.size;
  const [luma, cb, cr] = planesOf(source, reduction);
  const stride = source.grid.columns * reduction.mcu.width;
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let n = 0; n < width * height; n += 1) {
    const at = Math.floor(n / width) * stride + (n % width);
    const [red, green, blue] = colourOf(luma![at]!, cb?.[at] ?? 0, cr?.[at] ?? 0);
    pixels[n * 4] = red;
    pixels[n * 4 + 1] = green;
    pixels[n * 4 + 2] = blue;
    pixels[n * 4 + 3] = 255;
  }
  return pixels;
}

/** ITU-T T.871 §7. */
function colourOf(luma: number, cb: number, cr: number): readonly [number, number, number] {
  const y = f32(luma + 128);
  const green = f32(f32(y - f32(cb * f32(0.344136))) - f32(cr * f32(0.714136)));
  // Storing into clamped bytes rounds halves to even.
  return [f32(y + f32(cr * f32(1.402))), green, f32(y + f32(cb * f32(1.772)))];
}

/** Level-shifted samples by component, in rows as wide as all MCUs. */
export function planesOf(
  source: LosslessSource,
  { blocks, mcu }: Pick<Reduction, "blocks" | "mcu">,
): readonly Float32Array[] {
  const { grid, picture } = source;
  const coefficients = assemble(source);
  const stride = grid.columns * mcu.width;
  const steps = picture.components.map(({ quantisation }, n) => scaledSteps(quantisation, blocks[n]!));
  const planes = picture.components.map(() => new Float32Array(stride * grid.rows * mcu.height));
  for (let n = 0; n < grid.columns * grid.rows; n += 1) {
    const [left, top] = [(n % grid.columns) * mcu.width, Math.floor(n / grid.columns) * mcu.height];
    grid.blocks.forEach(({ component, column, row }, index) => {
      const { width, height } = blocks[component]!;
      const from = (n * grid.blocks.length + index) * BLOCK;
      const block = coefficients.subarray(from, from + BLOCK);
      const samples = samplesOf(block, steps[component]!, blocks[component]!);
      const corner = (top + row * height) * stride + left + column * width;
      // Samples after the plane's end are dropped.
      samples.forEach((sample, at) => {
        planes[component]![corner + Math.floor(at / width) * stride + (at % width)] = sample;
      });
    });
  }
  return planes;
}

/** Samples, level-shifted, from the `width` by `height` lowest frequencies: first rows, then columns. */
function samplesOf(block: Int16Array, steps: Float32Array, { width, height }: Size): Float32Array {
  const frequencies = new Float32Array(BLOCK);
  for (let k = 0; k < BLOCK; k += 1) frequencies[ZIGZAG[k]!] = block[k]! * steps[k]!;
  const rows = Array.from({ length: height }, (_, v) => transformed(frequencies.subarray(v * 8, v * 8 + width)));
  const samples = new Float32Array(width * height);
  const column = new Float32Array(height);
  for (let x = 0; x < width; x += 1) {
    for (let y = 0; y < height; y += 1) column[y] = rows[y]![x]!;
    const values = transformed(column);
    for (let y = 0; y < height; y += 1) samples[y * width + x] = values[y]!;
  }
  return samples;
}

/** Transforms frequencies scaled by `scaledSteps`. */
function transformed(frequencies: Float32Array): readonly number[] {
  const a = frequencies[0]!;
  const b = frequencies[1] ?? 0;
  if (frequencies.length === 1) return [a];
  if (frequencies.length === 2) return [f32(a + b), f32(a - b)];
  return frequencies.length === 4 ? four(frequencies) : eight(frequencies);
}

const TAN = f32(Math.tan(Math.PI / 8));

function four(values: Float32Array): readonly number[] {
  const at = (k: number): number => values[k]!;
  const [a, b, c, d] = [at(0), at(1), at(2), at(3)];
  const [sum, difference] = [f32(a + c), f32(a - c)];
  const outer = f32(b + f32(d * TAN));
  const inner = f32(f32(b * TAN) - d);
  return [f32(sum + outer), f32(difference + inner), f32(difference - inner), f32(sum - outer)];
}

const ROOT = f32(Math.SQRT2);
const C2 = f32(2 * Math.cos(Math.PI / 8));
const C2_LESS_C6 = f32(2 * (Math.cos(Math.PI / 8) - Math.cos((3 * Math.PI) / 8)));
const C2_AND_C6 = f32(2 * (Math.cos(Math.PI / 8) + Math.cos((3 * Math.PI) / 8)));

/** Arai, Agui and Nakajima. */
function eight(values: Float32Array): readonly number[] {
  const at = (k: number): number => values[k]!;
  const [sum, difference] = [f32(at(0) + at(4)), f32(at(0) - at(4))];
  const outer = f32(at(2) + at(6));
  const inner = f32(f32(f32(at(2) - at(6)) * ROOT) - outer);
  const even = [f32(sum + outer), f32(difference + inner), f32(difference - inner), f32(sum - outer)];
  const [z13, z10] = [f32(at(5) + at(3)), f32(at(5) - at(3))];
  const [z11, z12] = [f32(at(1) + at(7)), f32(at(1) - at(7))];
  const h = f32(z11 + z13);
  const z5 = f32(f32(z10 + z12) * C2);
  const g = f32(f32(z5 - f32(z10 * C2_AND_C6)) - h);
  const f = f32(f32(f32(z11 - z13) * ROOT) - g);
  const e = f32(f32(z5 - f32(z12 * C2_LESS_C6)) - f);
  const odd = [h, g, f, e];
  return [...even.map((value, n) => f32(value + odd[n]!)), ...even.map((value, n) => f32(value - odd[n]!)).reverse()];
}
