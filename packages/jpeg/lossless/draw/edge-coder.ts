import { FORWARD_SCALE, forwardDct } from "../blocks/forward-dct.ts";
import { ZIGZAG } from "../blocks/zigzag.ts";
import { type EdgeBlock, overshoot } from "./photo-edges.ts";
import { rounded } from "./rounding.ts";

/** Factors by row-major position from {@link forwardDct} output to coefficients. */
export const UNITS: Float32Array = Float32Array.from(FORWARD_SCALE, (scale) => 1 / scale);

/** Steps and their inverses, row-major. */
export function edgeTables(quantisation: Uint16Array): {
  readonly steps: Float32Array;
  readonly inverses: Float32Array;
} {
  const steps = new Float32Array(64);
  quantisation.forEach((step, k) => (steps[ZIGZAG[k]!] = step));
  return { steps, inverses: steps.map((step) => 1 / step) };
}

/**
 * Quantises blocks divided by a photo edge, moving most error out of the photo: each frequency along the divided lines is rounded
 * after the higher frequencies' errors are added to it.
 */
export class EdgeCoder {
  readonly #steps: Float32Array;
  readonly #inverses: Float32Array;
  readonly #values = new Float32Array(64);

  constructor(quantisation: Uint16Array) {
    ({ steps: this.#steps, inverses: this.#inverses } = edgeTables(quantisation));
  }

  /** Transforms and quantises 64 samples into 64 values at `at`, in zig-zag order. */
  encode(samples: Float64Array, block: EdgeBlock, into: Int16Array, at: number): void {
    const values = this.#values;
    for (let n = 0; n < 64; n += 1) {
      const place = block.lines === "rows" ? n & 7 : n >> 3;
      const isBeyond = place < block.start || place >= block.end;
      values[n] = samples[n]! + (isBeyond ? overshoot(samples[n]!) : 0) - 128;
    }
    forwardDct(values);
    const [line, step] = block.lines === "rows" ? [8, 1] : [1, 8];
    for (let first = 0; first < 8 * line; first += line) this.#quantiseLine(first, step, block.feedback);
    for (let k = 0; k < 64; k += 1) into[at + k] = values[ZIGZAG[k]!]!;
  }

  /** Quantises a line's transformed values in place; rounds to single precision after every operation, like the kernel. */
  #quantiseLine(first: number, step: number, feedback: Float32Array): void {
    const errors = new Float32Array(8);
    for (let frequency = 7; frequency >= 0; frequency -= 1) {
      const place = first + frequency * step;
      const exact = Math.fround(this.#values[place]! * UNITS[place]!);
      let wanted = exact;
      for (let higher = frequency + 1; higher < 8; higher += 1)
        wanted = Math.fround(wanted + Math.fround(feedback[frequency * 8 + higher]! * errors[higher]!));
      const value = rounded(Math.fround(wanted * this.#inverses[place]!));
      errors[frequency] = exact - Math.fround(value * this.#steps[place]!);
      this.#values[place] = value;
    }
  }
}
