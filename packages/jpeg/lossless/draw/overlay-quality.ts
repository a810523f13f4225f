import { FallbackError } from "../fallback.ts";

/**
 * Minimum peak signal-to-noise ratio for overlays in decibels. Chosen by viewing captions under the Independent JPEG Group's
 * tables: quality 85 reaches it with 10 px letters (33.2 dB) and 150 px letters (36.6 dB), quality 80 from 90 px on; at 75 and
 * below, an enlarged picture shows a grey haze around the letters.
 */
const MIN_DECIBELS = 33;

const PEAK = 255;

/** Sums quantisation errors over blocks with overlays. */
export class OverlayQuality {
  /** By component. */
  readonly #squares: Float64Array;
  readonly #samples: Float64Array;

  constructor(components: number) {
    this.#squares = new Float64Array(components);
    this.#samples = new Float64Array(components);
  }

  /** Adds a squared error: the sum over a block's 64 samples, equal to the sum over its coefficients. */
  add(component: number, squares: number, samples = 64): void {
    this.#squares[component]! += squares;
    this.#samples[component]! += samples;
  }

  /** Adds another sum's errors several times. */
  addTimes(other: OverlayQuality, count: number): void {
    other.#squares.forEach((squares, component) => {
      this.add(component, squares * count, other.#samples[component]! * count);
    });
  }

  /** The worst component's peak signal-to-noise ratio in decibels; infinite without any error. */
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
