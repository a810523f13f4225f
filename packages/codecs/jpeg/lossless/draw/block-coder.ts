import { FORWARD_SCALE, forwardDct } from "../blocks/forward-dct.ts";
import { ZIGZAG } from "../blocks/zigzag.ts";
import { MAX_AC_BITS, MAX_DC_BITS } from "../huffman/symbols.ts";

const MAX_AC = 2 ** MAX_AC_BITS - 1;
const MAX_DC = 2 ** (MAX_DC_BITS - 1) - 1;

/** By zig-zag position: what a transformed value is multiplied by to be counted in steps. */
export function factorsOf(steps: Uint16Array): Float64Array<ArrayBuffer> {
  return Float64Array.from(steps, (step, k) => 1 / (step * FORWARD_SCALE[ZIGZAG[k]!]!));
}

/** Turns samples into quantised coefficients with one component's table. */
export class BlockCoder {
  readonly #steps: Uint16Array;
  readonly #factors: Float64Array;
  /** Levels of the samples of flat colours. */
  readonly #flats: ReadonlyMap<number, number>;

  /**
   * @param steps the quantisation table, in zig-zag order
   * @param flats by sample: the DC value already chosen for blocks of nothing else
   */
  constructor(steps: Uint16Array, flats: ReadonlyMap<number, number>) {
    this.#steps = steps;
    this.#factors = factorsOf(steps);
    this.#flats = flats;
  }

  /**
   * Transforms and quantises 64 samples (ITU-T T.81 §A.3.1, §A.3.3, §A.3.4), which are lost, into 64 values at `at`.
   * @returns the squared error of the block, or null of blocks of a flat colour
   */
  encode(samples: Float64Array, into: Int16Array, at: number): number | null {
    const level = isEven(samples) ? this.#flats.get(samples[0]!) : undefined;
    if (level !== undefined) {
      into.fill(0, at, at + 64);
      into[at] = level;
      return null;
    }
    for (let n = 0; n < 64; n += 1) samples[n]! -= 128;
    forwardDct(samples);
    return this.#quantise(samples, into, at);
  }

  #quantise(transformed: Float64Array, into: Int16Array, at: number): number {
    let squares = 0;
    for (let k = 0; k < 64; k += 1) {
      const exact = transformed[ZIGZAG[k]!]! * this.#factors[k]!;
      const limit = k === 0 ? MAX_DC : MAX_AC;
      const value = Math.min(limit, Math.max(-limit, Math.round(exact)));
      into[at + k] = value;
      const error = (exact - value) * this.#steps[k]!;
      squares += error * error;
    }
    return squares;
  }
}

function isEven(samples: Float64Array): boolean {
  const first = samples[0]!;
  for (let n = 1; n < 64; n += 1) if (samples[n] !== first) return false;
  return true;
}
