import type { QuantisationTable } from "../markers/picture.ts";
import { rounded } from "./rounding.ts";

/** Zig-zag positions of a sloped block's coefficients; all others are 0. */
export const SLOPED_PLACES = [0, 1, 2, 4, 6, 9] as const;

/** Coefficients of ramps rising by 1 over a block: first, third, and the product of two crossed ones (ITU-T T.81 §A.3.3). */
const [FIRST, THIRD, CROSSED] = [-2.277_705_15, -0.238_102_23, 0.648_492_59];

/** A DC step of eight is a level. */
const LEVEL = 8;
const LEVELS = 256;

/** Quantises blocks that are interpolated between samples at their corners. */
export class SmoothCoder {
  /** Greatest rise over a block whose only coefficient is the DC value. */
  readonly evenRise: number;
  /** Quantisation steps of {@link SLOPED_PLACES}. */
  readonly steps: Float64Array;
  /** DC values by level; by step, if steps are coarser. */
  readonly values: Int16Array;
  readonly unit: number;

  constructor(steps: QuantisationTable) {
    this.steps = Float64Array.from(SLOPED_PLACES, (place) => steps[place]!);
    this.evenRise = Math.min(steps[1]!, steps[2]!) / 2 / -FIRST;
    this.unit = Math.max(LEVEL, steps[0]!) / LEVEL;
    this.values = Int16Array.from({ length: LEVELS + 1 }, (_, unit) =>
      rounded(((unit - LEVELS / 2) * this.unit * LEVEL) / steps[0]!),
    );
  }

  /**
   * Chooses between the DC values of neighbouring levels, as far as steps are that fine: decoders round to levels.
   * @param threshold 0 to 1; a half rounds
   */
  even(sample: number, threshold: number): number {
    const unit = Math.floor((sample - LEVELS / 2) / this.unit + threshold) + LEVELS / 2;
    return this.values[Math.max(0, Math.min(LEVELS, unit))]!;
  }

  /**
   * Writes the coefficients of {@link SLOPED_PLACES} to `into` from `at` on: those of samples `a` and `b` at the upper corners, `c` and
   * `d` at the lower ones.
   * @param threshold for blocks that prove even
   */
  sloped(a: number, b: number, c: number, d: number, threshold: number, into: Int16Array, at: number): void {
    const across = (b - a + d - c) / 2;
    const down = (c - a + d - b) / 2;
    const middle = (a + b + c + d) / 4;
    into[at + 1] = rounded((FIRST * across) / this.steps[1]!);
    into[at + 2] = rounded((FIRST * down) / this.steps[2]!);
    into[at + 3] = rounded((CROSSED * (a - b - c + d)) / this.steps[3]!);
    into[at + 4] = rounded((THIRD * across) / this.steps[4]!);
    into[at + 5] = rounded((THIRD * down) / this.steps[5]!);
    const isEven = into[at + 1] === 0 && into[at + 2] === 0 && into[at + 3] === 0;
    into[at] = isEven ? this.even(middle, threshold) : rounded(((middle - LEVELS / 2) * LEVEL) / this.steps[0]!);
  }
}
