import type { Size } from "@matte/engine";
import { finishOpaque, finishTransparent, premultiply } from "./alpha.ts";
import { KernelPasses } from "./kernel-passes.ts";
import type { Passes } from "./passes.ts";
import { lanczos3Taps, type Taps } from "./taps.ts";

export interface ResampleOptions {
  /** True if pixels may be transparent; alpha then weights colours. */
  readonly alpha: boolean;
  /** Size with fractions, if the last pixels are cut off; whole by default. */
  readonly extent?: Size;
}

export type CreatePasses = (across: Taps, down: Taps) => Passes | null;

/**
 * Creates a Lanczos3 resampler for encoded RGBA (not linear light), like sharp and pica.
 * @returns null without WebAssembly: the browser's scaling is the fallback
 */
export function createResampler(
  from: Size,
  to: Size,
  { alpha, extent = from }: ResampleOptions,
  createPasses: CreatePasses = KernelPasses.create,
): Resampler | null {
  const across = lanczos3Taps(from.width, to.width, extent.width);
  const down = lanczos3Taps(from.height, to.height, extent.height);
  const passes = createPasses(across, down);
  return passes && new Resampler({ across, down, passes, alpha });
}

interface Filters {
  readonly across: Taps;
  readonly down: Taps;
  readonly passes: Passes;
  readonly alpha: boolean;
}

/** Resamples a picture from successive bands. Holds only the source rows for one output row. */
export class Resampler {
  readonly #filters: Filters;
  readonly #pixels: Uint8ClampedArray<ArrayBuffer>;
  #received = 0;
  #finished = 0;

  constructor(filters: Filters) {
    this.#filters = filters;
    this.#pixels = new Uint8ClampedArray(filters.down.length * filters.across.length * 4);
  }

  /** Takes the next whole rows, RGBA with straight alpha, and may overwrite them. */
  push(band: Uint8ClampedArray): void {
    const { across, passes, alpha } = this.#filters;
    const stride = across.from * 4;
    if (alpha) premultiply(band);
    for (let at = 0; at < band.length; at += stride) {
      passes.across(band.subarray(at, at + stride), this.#received);
      this.#received += 1;
      this.#finishRows();
    }
  }

  /**
   * Returns the whole picture, RGBA with straight alpha.
   * @throws {RangeError} if rows are missing
   */
  result(): Uint8ClampedArray<ArrayBuffer> {
    const { down } = this.#filters;
    if (this.#finished < down.length) throw new RangeError(`${this.#received} of ${down.from} rows were given`);
    return this.#pixels;
  }

  #finishRows(): void {
    const { across, down, passes, alpha } = this.#filters;
    const finish = alpha ? finishTransparent : finishOpaque;
    while (this.#finished < down.length && down.starts[this.#finished]! + down.width <= this.#received) {
      finish(passes.down(this.#finished), this.#pixels.subarray(this.#finished * across.length * 4));
      this.#finished += 1;
    }
  }
}
