import { SAMPLE_BITS, WEIGHT_BITS } from "../fractions.ts";
import type { Passes } from "../passes.ts";
import type { Taps } from "../taps.ts";

const SHIFT = WEIGHT_BITS - SAMPLE_BITS;
const HALF = 1 << (SHIFT - 1);

/** Reference for both passes; the kernel must match it bit for bit. */
export class PlainPasses implements Passes {
  readonly #across: Taps;
  readonly #down: Taps;
  readonly #ring: Int16Array;
  readonly #sums: Int32Array;

  constructor(across: Taps, down: Taps) {
    this.#across = across;
    this.#down = down;
    this.#ring = new Int16Array(down.width * across.length * 4);
    this.#sums = new Int32Array(across.length * 4);
  }

  across(row: Uint8ClampedArray, number: number): void {
    const { length, starts, width, weights } = this.#across;
    const into = this.#ring.subarray((number % this.#down.width) * length * 4);
    for (let sample = 0; sample < length; sample += 1) {
      const at = starts[sample]! * 4;
      const tap = sample * width;
      for (let channel = 0; channel < 4; channel += 1) {
        let sum = HALF;
        for (let n = 0; n < width; n += 1) sum += weights[tap + n]! * row[at + n * 4 + channel]!;
        into[sample * 4 + channel] = sum >> SHIFT;
      }
    }
  }

  down(number: number): Int32Array {
    const { starts, width, weights } = this.#down;
    const sums = this.#sums.fill(0);
    for (let tap = 0; tap < width; tap += 1) {
      const weight = weights[number * width + tap]!;
      const at = ((starts[number]! + tap) % width) * sums.length;
      for (let sample = 0; sample < sums.length; sample += 1) sums[sample]! += weight * this.#ring[at + sample]!;
    }
    return sums;
  }
}
