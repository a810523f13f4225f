import { FORWARD_SCALE, forwardDct } from "../blocks/forward-dct.ts";
import { ZIGZAG } from "../blocks/zigzag.ts";
import { MAX_AC_BITS } from "../huffman/symbols.ts";

/** Largest AC coefficient, and largest DC value, whose differences have one more bit. */
const LARGEST = 2 ** MAX_AC_BITS - 1;
/** Added to a number of less than 22 bits in single precision, it rounds the number to an integer. */
const ROUNDER = 1.5 * 2 ** 23;

/**
 * Factors by zig-zag position that turn transformed values into steps.
 * @param scale factor by which the samples are too large
 */
export function factorsOf(steps: Uint16Array, scale = 1): Float32Array {
  return Float32Array.from(steps, (step, k) => 1 / (step * FORWARD_SCALE[ZIGZAG[k]!]! * scale));
}

/** Quantises the samples of a component's blocks. */
export class BlockCoder {
  readonly #steps: Uint16Array;
  readonly #factors: Float32Array;
  /** Levels of the samples of flat colours. */
  readonly #flats: ReadonlyMap<number, number>;
  readonly #shifted = new Float32Array(64);

  /**
   * @param steps the quantisation table, in zig-zag order
   * @param flats chosen DC value of flat blocks, by sample
   */
  constructor(steps: Uint16Array, flats: ReadonlyMap<number, number>) {
    this.#steps = steps;
    this.#factors = factorsOf(steps);
    this.#flats = flats;
  }

  /**
   * Transforms and quantises 64 samples (ITU-T T.81 §A.3.1, §A.3.3, §A.3.4) into 64 values at `at`.
   * @returns squared error of the block; null for a flat colour
   */
  encode(samples: Float64Array, into: Int16Array, at: number): number | null {
    const level = isEven(samples) ? this.#flats.get(samples[0]!) : undefined;
    if (level !== undefined) {
      into.fill(0, at, at + 64);
      into[at] = level;
      return null;
    }
    for (let n = 0; n < 64; n += 1) this.#shifted[n] = samples[n]! - 128;
    forwardDct(this.#shifted);
    quantise(this.#shifted, this.#factors, into, at);
    return this.#squares(into, at);
  }

  #squares(quantised: Int16Array, at: number): number {
    let squares = 0;
    for (let k = 0; k < 64; k += 1) {
      const exact = Math.fround(this.#shifted[ZIGZAG[k]!]! * this.#factors[k]!);
      const error = Math.fround(Math.fround(exact - quantised[at + k]!) * this.#steps[k]!);
      squares += error * error;
    }
    return squares;
  }
}

/** Quantises results of {@link forwardDct}; halves are rounded to even numbers. */
export function quantise(transformed: Float32Array, factors: Float32Array, into: Int16Array, at: number): void {
  for (let k = 0; k < 64; k += 1) {
    const exact = Math.fround(transformed[ZIGZAG[k]!]! * factors[k]!);
    const value = Math.fround(exact + ROUNDER) - ROUNDER;
    into[at + k] = Math.min(LARGEST, Math.max(-LARGEST, value));
  }
}

function isEven(samples: Float64Array): boolean {
  const first = samples[0]!;
  for (let n = 1; n < 64; n += 1) if (samples[n] !== first) return false;
  return true;
}
