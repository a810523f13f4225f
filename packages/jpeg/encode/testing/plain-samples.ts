import type { Raw } from "./pictures.ts";

/** Weights for red, green and blue (ITU-T T.871 §7) times 2^15, and the level shift. */
const WEIGHTS = [
  { weights: [9798, 19234, 3736], level: 128 * 2 ** 15 },
  { weights: [-5529, -10855, 16384], level: 0 },
  { weights: [16384, -13720, -2664], level: 0 },
] as const;

type Rgb = readonly [number, number, number];

/** Samples an MCU's three blocks, level-shifted and scaled by `SAMPLE_SCALE`. */
export function mcuSamples(raw: Raw, column: number, row: number): readonly Float32Array[] {
  return WEIGHTS.map(({ weights, level }) =>
    eightByEight((x, y) => dot(weights, pixel(raw, 8 * column + x, 8 * row + y)) - level),
  );
}

function eightByEight(sample: (x: number, y: number) => number): Float32Array {
  return Float32Array.from({ length: 64 }, (_, n) => sample(n & 7, n >> 3));
}

function dot(weights: Rgb, colour: Rgb): number {
  return weights[0] * colour[0] + weights[1] * colour[1] + weights[2] * colour[2];
}

/** Repeats the last pixel past the edges. */
function pixel({ width, height, pixels }: Raw, x: number, y: number): Rgb {
  const at = 4 * (Math.min(y, height - 1) * width + Math.min(x, width - 1));
  return [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
}
