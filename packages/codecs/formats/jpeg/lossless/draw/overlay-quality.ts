import { FallbackError } from "../fallback.ts";

/**
 * Minimum peak signal-to-noise ratio of overlays in decibels. Chosen by viewing captions under the tables of the Independent JPEG
 * Group: quality 85 reaches it with letters of 10 px (33.2 dB) and of 150 px (36.6 dB), quality 80 from 90 px on; at 75 and below, an
 * enlarged picture shows a grey haze around the letters.
 */
const MIN_DECIBELS = 33;

const PEAK = 255;

/** Sum of the quantisation errors of blocks with overlays. */
export class OverlayQuality {
  /** By component. */
  readonly #squares: Float64Array;
  readonly #samples: Float64Array;

  constructor(components: number) {
    this.#squares = new Float64Array(components);
    this.#samples = new Float64Array(components);
  }

  /** Adds a squared error: the sum over a block's 64 samples, which equals that over its coefficients. */
  add(component: number, squares: number, samples = 64): void {
    this.#squares[component]! += squares;
    this.#samples[component]! += samples;
  }

  /** Adds all errors of another sum, several times. */
  addTimes(other: OverlayQuality, count: number): void {
    other.#squares.forEach((squares, component) => {
      this.add(component, squares * count, other.#samples[component]! * count);
    });
  }

  /** Peak signal-to-noise ratio of the worst component in decibels; infinite without any error. */
  decibels(): number {
    const errors = this.#squares.map((squares, component) => squares / Math.max(1, this.#samples[component]!));
    return 10 * Math.log10(PEAK ** 2 / Math.max(...errors));
  }

  /** @throws {FallbackError} `overlay-quality` */
  check(): void {
    const decibels = this.decibels();
    if (decibels < MIN_DECIBELS) throw new FallbackError("overlay-quality", `overlays have ${decibels.toFixed(1)} dB`);
  }
}
