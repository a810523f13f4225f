import { Refused } from "../refusal.ts";

/**
 * What painted blocks may lose, as a peak signal-to-noise ratio in decibels. Below it a caption's letters show the ringing of
 * the photo's own coarse quantisation; encoded anew with fine tables they would not.
 */
const MIN_DECIBELS = 36;

const PEAK = 255;

/** Adds up what quantisation does to the blocks that carry ink. */
export class InkQuality {
  /** By component. */
  readonly #squares: Float64Array;
  readonly #samples: Float64Array;

  constructor(components: number) {
    this.#squares = new Float64Array(components);
    this.#samples = new Float64Array(components);
  }

  /** Notes one block's squared error: the sum over its 64 samples, or, which is the same, its coefficients. */
  add(component: number, squares: number): void {
    this.#squares[component]! += squares;
    this.#samples[component]! += 64;
  }

  /** Peak signal-to-noise ratio of the worst component, in decibels; infinite where nothing is lost or painted. */
  decibels(): number {
    const errors = this.#squares.map((squares, component) => squares / Math.max(1, this.#samples[component]!));
    return 10 * Math.log10(PEAK ** 2 / Math.max(...errors));
  }

  /** @throws {Refused} `ink-quality` */
  check(): void {
    const decibels = this.decibels();
    if (decibels < MIN_DECIBELS) throw new Refused("ink-quality", `what is painted comes out at ${decibels.toFixed(1)} dB`);
  }
}
