import type { Raw } from "./pictures.ts";

/** Weights of red, green and blue, ITU-T T.871 §7, times 2^15 for luma and 2^14 for chroma. */
const LUMA = [9798, 19234, 3736] as const;
const CB = [-2765, -5427, 8192] as const;
const CR = [8192, -6860, -1332] as const;

type Rgb = readonly [number, number, number];

/** Level-shifted samples of an MCU's six blocks, scaled by `LUMA_SCALE` and `CHROMA_SCALE`. */
export function mcuSamples(raw: Raw, column: number, row: number): readonly Float32Array[] {
  const [left, top] = [16 * column, 16 * row];
  const luma = [0, 1, 2, 3].map((block) =>
    eightByEight(
      (x, y) => dot(LUMA, pixel(raw, left + 8 * (block & 1) + x, top + 8 * (block >> 1) + y)) - 128 * 2 ** 15,
    ),
  );
  const four = (x: number, y: number): Rgb => {
    const pixels = [0, 1, 2, 3].map((n) => pixel(raw, left + 2 * x + (n & 1), top + 2 * y + (n >> 1)));
    return pixels.reduce((sum, one) => [sum[0] + one[0], sum[1] + one[1], sum[2] + one[2]]);
  };
  return [...luma, eightByEight((x, y) => dot(CB, four(x, y))), eightByEight((x, y) => dot(CR, four(x, y)))];
}

function eightByEight(sample: (x: number, y: number) => number): Float32Array {
  return Float32Array.from({ length: 64 }, (_, n) => sample(n & 7, n >> 3));
}

function dot(weights: Rgb, colour: Rgb): number {
  return weights[0] * colour[0] + weights[1] * colour[1] + weights[2] * colour[2];
}

/** Pixel at a position; past the edges the last one is repeated. */
function pixel({ width, height, pixels }: Raw, x: number, y: number): Rgb {
  const at = 4 * (Math.min(y, height - 1) * width + Math.min(x, width - 1));
  return [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
}
