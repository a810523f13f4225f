import { SAMPLE_BITS, WEIGHT_BITS } from "../../resample/fractions.ts";
import type { RotatedRows, SampledRow } from "../rows.ts";
import { BEFORE, FRACTIONS, fractionWeights, GROUP } from "../weights.ts";

const SHIFT = WEIGHT_BITS - SAMPLE_BITS;
const HALF = 1 << (SHIFT - 1);
const TAPS = [0, 1, 2, 3, 4, 5];
/** Fractional bits of a place. */
const UNIT = 2 ** 32;

/** Reference for rotated rows; the kernel must match it bit for bit. */
export class PlainRows implements RotatedRows {
  readonly #weights = fractionWeights();
  #tile = new Uint8ClampedArray();
  #width = 0;
  #length = 0;

  open({ width, height }: { readonly width: number; readonly height: number }, length: number): Uint8ClampedArray {
    this.#width = width;
    this.#length = length;
    this.#tile = new Uint8ClampedArray(4 * width * height);
    return this.#tile;
  }

  row({ x, y, dx, dy }: SampledRow): Int32Array {
    const sums = new Int32Array(4 * this.#length);
    for (let sample = 0; sample < this.#length; sample += 1) {
      const [column, row] = [placeOf(x, dx, sample), placeOf(y, dy, sample)];
      for (let channel = 0; channel < 4; channel += 1)
        sums[4 * sample + channel] = TAPS.reduce(
          (sum, tap) => sum + this.#weight(row, tap) * this.#filtered(column, row.pixel - BEFORE + tap, channel),
          0,
        );
    }
    return sums;
  }

  #filtered(column: Place, row: number, channel: number): number {
    const start = row * this.#width + column.pixel - BEFORE;
    const sum = TAPS.reduce(
      (all, tap) => all + this.#weight(column, tap) * this.#tile[4 * (start + tap) + channel]!,
      0,
    );
    return (sum + HALF) >> SHIFT;
  }

  #weight({ fraction }: Place, tap: number): number {
    return this.#weights[fraction * GROUP + tap]!;
  }
}

interface Place {
  readonly pixel: number;
  readonly fraction: number;
}

function placeOf(start: number, step: number, sample: number): Place {
  const half = UNIT / (2 * FRACTIONS);
  const place = Math.trunc(start * UNIT) + half + sample * Math.trunc(step * UNIT);
  return { pixel: Math.floor(place / UNIT), fraction: Math.floor((place % UNIT) / (UNIT / FRACTIONS)) };
}
