import { wrapped } from "./arithmetic.ts";
import { RELIEF_SIZE } from "./relief.ts";
import type { Shades } from "./shade.ts";

/** Places of the input that make up a place in the output, with their weights. */
interface Taps {
  readonly count: number;
  /** `count` per output place. */
  readonly places: Uint16Array;
  readonly weights: Float64Array;
}

/**
 * Resamples shades, still repeating, by cubic convolution (Keys 1981, a = −0.5).
 * @param width the result's pixels across
 * @param height the result's pixels down
 */
export function resampled(shades: Shades, width: number, height: number): Shades {
  if (width === RELIEF_SIZE && height === RELIEF_SIZE) return shades;
  const [across, down] = [tapsOf(width), tapsOf(height)];
  const rows = new Float64Array(RELIEF_SIZE * width);
  for (let row = 0; row < RELIEF_SIZE; row += 1)
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let tap = x * across.count; tap < (x + 1) * across.count; tap += 1)
        sum += across.weights[tap]! * shades[row * RELIEF_SIZE + across.places[tap]!]!;
      rows[row * width + x] = sum;
    }
  const result = new Int8Array(width * height);
  const line = new Float64Array(width);
  for (let y = 0; y < height; y += 1) {
    line.fill(0);
    for (let tap = y * down.count; tap < (y + 1) * down.count; tap += 1) {
      const [from, weight] = [down.places[tap]! * width, down.weights[tap]!];
      for (let x = 0; x < width; x += 1) line[x]! += weight * rows[from + x]!;
    }
    for (let x = 0; x < width; x += 1) result[y * width + x] = Math.max(-127, Math.min(127, Math.round(line[x]!)));
  }
  return result;
}

function tapsOf(size: number): Taps {
  const step = RELIEF_SIZE / size;
  // In smaller results the kernel widens, which averages what they cannot show.
  const scale = Math.max(1, step);
  const count = 2 * Math.ceil(2 * scale);
  const [places, weights] = [new Uint16Array(size * count), new Float64Array(size * count)];
  for (let place = 0; place < size; place += 1) {
    const middle = (place + 0.5) * step - 0.5;
    const first = Math.floor(middle) - count / 2 + 1;
    let sum = 0;
    for (let tap = 0; tap < count; tap += 1) sum += cubic(Math.abs(first + tap - middle) / scale);
    for (let tap = 0; tap < count; tap += 1) {
      places[place * count + tap] = wrapped(first + tap, RELIEF_SIZE);
      weights[place * count + tap] = cubic(Math.abs(first + tap - middle) / scale) / sum;
    }
  }
  return { count, places, weights };
}

/** Keys' kernel. @param distance at least 0 */
function cubic(distance: number): number {
  if (distance >= 2) return 0;
  return distance < 1
    ? (1.5 * distance - 2.5) * distance * distance + 1
    : ((-0.5 * distance + 2.5) * distance - 4) * distance + 2;
}
