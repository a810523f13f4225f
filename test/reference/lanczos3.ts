/** Textbook Lanczos3 in floating point, the reference for specs and benchmarks. */
import type { Size } from "@matte/engine";

export interface RgbaPicture extends Size {
  readonly data: ArrayLike<number>;
}

/** Resamples an opaque picture, RGB, in 64-bit floating point until the final rounding. */
export function lanczos3Reference(picture: RgbaPicture, to: Size): Uint8ClampedArray {
  const across = exactTaps(picture.width, to.width);
  const down = exactTaps(picture.height, to.height);
  const stride = to.width * 3;
  const rows = new Float64Array(picture.height * stride);
  for (let y = 0; y < picture.height; y += 1) {
    across.forEach(({ start, weights }, x) => {
      for (let channel = 0; channel < 3; channel += 1) {
        const from = (y * picture.width + start) * 4 + channel;
        rows[y * stride + x * 3 + channel] = weights.reduce(
          (sum, weight, n) => sum + weight * picture.data[from + n * 4]!,
          0,
        );
      }
    });
  }
  const out = new Uint8ClampedArray(to.height * stride);
  down.forEach(({ start, weights }, y) => {
    for (let x = 0; x < stride; x += 1)
      out[y * stride + x] = weights.reduce((sum, weight, n) => sum + weight * rows[(start + n) * stride + x]!, 0);
  });
  return out;
}

/** sinc(x) sinc(x/3) inside three lobes. */
function lanczos3(x: number): number {
  return Math.abs(x) < 3 ? sinc(x) * sinc(x / 3) : 0;
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

interface ExactTaps {
  readonly start: number;
  readonly weights: readonly number[];
}

function exactTaps(from: number, to: number): readonly ExactTaps[] {
  const scale = from / to;
  const stretch = Math.max(1, scale);
  return Array.from({ length: to }, (_, sample) => {
    const centre = (sample + 0.5) * scale - 0.5;
    const start = Math.max(0, Math.ceil(centre - 3 * stretch));
    const end = Math.min(from - 1, Math.floor(centre + 3 * stretch));
    const raw = Array.from({ length: end - start + 1 }, (__, n) => lanczos3((start + n - centre) / stretch));
    const total = raw.reduce((sum, weight) => sum + weight, 0);
    return { start, weights: raw.map((weight) => weight / total) };
  });
}

/** Returns the peak signal-to-noise ratio in dB for RGBA against an RGB reference. */
export function decibels(rgba: ArrayLike<number>, reference: Uint8ClampedArray): number {
  let squares = 0;
  reference.forEach((value, at) => {
    squares += (rgba[Math.floor(at / 3) * 4 + (at % 3)]! - value) ** 2;
  });
  return 10 * Math.log10(255 ** 2 / (squares / reference.length));
}

/** One channel at the places of another picture's pixels; the outermost pixels continue outside. */
export function lanczos3Rotated(
  { width, height, data }: RgbaPicture,
  [a, b, c, d, e, f]: readonly [number, number, number, number, number, number],
  to: Size,
): Uint8ClampedArray {
  return Uint8ClampedArray.from({ length: to.width * to.height }, (_, n) => {
    const [x, y] = [(n % to.width) + 0.5, Math.floor(n / to.width) + 0.5];
    const [columns, rows] = [sixAround(a * x + c * y + e - 0.5), sixAround(b * x + d * y + f - 0.5)];
    const inside = (place: number, length: number): number => Math.min(Math.max(0, place), length - 1);
    const valueAt = (column: number, row: number): number =>
      data[4 * (inside(row, height) * width + inside(column, width))]!;
    return rows.reduce(
      (sum, [row, down]) =>
        sum + down * columns.reduce((all, [column, across]) => all + across * valueAt(column, row), 0),
      0,
    );
  });
}

/** The samples next to a place, with their weights. */
function sixAround(place: number): readonly (readonly [sample: number, weight: number])[] {
  const raw = [-2, -1, 0, 1, 2, 3].map(
    (n) => [Math.floor(place) + n, lanczos3(Math.floor(place) + n - place)] as const,
  );
  const total = raw.reduce((sum, [, weight]) => sum + weight, 0);
  return raw.map(([sample, weight]) => [sample, weight / total] as const);
}
