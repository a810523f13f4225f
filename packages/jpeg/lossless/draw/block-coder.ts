import { FORWARD_SCALE, forwardDct } from "../blocks/forward-dct.ts";
import { ZIGZAG } from "../blocks/zigzag.ts";
import { EdgeCoder } from "./edge-coder.ts";
import type { EdgeBlock } from "./photo-edges.ts";
import { rounded } from "./rounding.ts";

/**
 * Factors by zig-zag position from transformed values to steps.
 * @param scale excess factor in the samples
 */
export function factorsOf(steps: Uint16Array, scale = 1): Float32Array {
  return Float32Array.from(steps, (step, k) => 1 / (step * FORWARD_SCALE[ZIGZAG[k]!]! * scale));
}

/** Quantises a component's blocks. */
export class BlockCoder {
  readonly #steps: Uint16Array;
  readonly #factors: Float32Array;
  /** Levels by flat colour sample. */
  readonly #flats: ReadonlyMap<number, number>;
  readonly #edges: EdgeCoder;
  readonly #shifted = new Float32Array(64);

  /**
   * @param steps the quantisation table, in zig-zag order
   * @param flats chosen DC value for flat blocks, by sample
   */
  constructor(steps: Uint16Array, flats: ReadonlyMap<number, number>) {
    this.#steps = steps;
    this.#factors = factorsOf(steps);
    this.#flats = flats;
    this.#edges = new EdgeCoder(steps);
  }

  /**
   * Transforms and quantises 64 samples (ITU-T T.81 §A.3.1, §A.3.3, §A.3.4) into 64 values at `at`.
   * @param edge the photo's edge in the block
   * @param least AC coefficients below this many steps become 0
   * @returns the block's squared error by rounding; null for a flat colour, and at an edge
   */
  encode(samples: Float64Array, into: Int16Array, at: number, edge: EdgeBlock | null = null, least = 0): number | null {
    const level = isEven(samples) ? this.#flats.get(samples[0]!) : undefined;
    if (level !== undefined) {
      into.fill(0, at, at + 64);
      into[at] = level;
      return null;
    }
    if (edge !== null) {
      this.#edges.encode(samples, edge, into, at);
      return null;
    }
    for (let n = 0; n < 64; n += 1) this.#shifted[n] = samples[n]! - 128;
    forwardDct(this.#shifted);
    quantise(this.#shifted, this.#factors, into, at, least);
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

/**
 * Quantises {@link forwardDct} output, rounding halves to even.
 * @param least AC coefficients below this many steps become 0
 */
export function quantise(
  transformed: Float32Array,
  factors: Float32Array,
  into: Int16Array,
  at: number,
  least = 0,
): void {
  for (let k = 0; k < 64; k += 1) {
    const exact = Math.fround(transformed[ZIGZAG[k]!]! * factors[k]!);
    into[at + k] = k > 0 && Math.abs(exact) < Math.fround(least) ? 0 : rounded(exact);
  }
}

function isEven(samples: Float64Array): boolean {
  const first = samples[0]!;
  for (let n = 1; n < 64; n += 1) if (samples[n] !== first) return false;
  return true;
}
