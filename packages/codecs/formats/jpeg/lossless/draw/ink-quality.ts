import { FallbackError } from "../fallback.ts";

/**
 * What painted blocks may lose at most, as a peak signal-to-noise ratio in decibels. Chosen by looking at captions under the
 * tables of the Independent JPEG Group: quality 85 reaches it with letters of 10 px (33.2 dB) as with those of 150 px (36.6 dB),
 * quality 80 from 90 px on; at 75 and below a grey haze round the letters begins to show when the picture is enlarged.
 */
const MIN_DECIBELS = 33;

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

  /** Notes a squared error: the sum over a block's 64 samples, or, which is the same, its coefficients. */
  add(component: number, squares: number, samples = 64): void {
    this.#squares[component]! += squares;
    this.#samples[component]! += samples;
  }

  /** Peak signal-to-noise ratio of the worst component, in decibels; infinite where nothing is lost or painted. */
  decibels(): number {
    const errors = this.#squares.map((squares, component) => squares / Math.max(1, this.#samples[component]!));
    return 10 * Math.log10(PEAK ** 2 / Math.max(...errors));
  }

  /** @throws {FallbackError} `ink-quality` */
  check(): void {
    const decibels = this.decibels();
    if (decibels < MIN_DECIBELS)
      throw new FallbackError("ink-quality", `what is painted comes out at ${decibels.toFixed(1)} dB`);
  }
}
