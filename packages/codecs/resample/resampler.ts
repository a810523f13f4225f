/** A picture at another size, by Lanczos3, from bands of rows that come one after the other. */
import type { Size } from "@matte/engine";
import { premultiply } from "./alpha.ts";
import { finishOpaque, finishTransparent } from "./finish.ts";
import { type Passes, passesFor } from "./passes.ts";
import { lanczos3Taps, type Taps } from "./taps.ts";

export interface ResampleOptions {
  /** Whether any pixel may be see-through; colours then count by how much of them is seen. */
  readonly alpha: boolean;
}

/**
 * Resamples RGBA pixels as they are encoded (not in linear light), as sharp and pica do. Only as many rows of the source are
 * held as one row of the result depends on.
 */
export class Resampler {
  readonly #from: Size;
  readonly #alpha: boolean;
  readonly #down: Taps;
  readonly #passes: Passes;
  /** Bytes of a row of the result. */
  readonly #stride: number;
  readonly #pixels: Uint8ClampedArray<ArrayBuffer>;
  #taken = 0;
  #made = 0;

  constructor(from: Size, to: Size, { alpha }: ResampleOptions, passes: typeof passesFor = passesFor) {
    this.#from = from;
    this.#alpha = alpha;
    this.#down = lanczos3Taps(from.height, to.height);
    this.#passes = passes(lanczos3Taps(from.width, to.width), this.#down);
    this.#stride = to.width * 4;
    this.#pixels = new Uint8ClampedArray(to.height * this.#stride);
  }

  /** Takes the next whole rows, RGBA with colours not multiplied by alpha. They may be changed. */
  push(band: Uint8ClampedArray): void {
    const stride = this.#from.width * 4;
    if (this.#alpha) premultiply(band);
    for (let at = 0; at < band.length; at += stride) {
      this.#passes.across(band.subarray(at, at + stride), this.#taken);
      this.#taken += 1;
      this.#makeRows();
    }
  }

  /**
   * The whole picture, RGBA with colours not multiplied by alpha.
   * @throws {RangeError} where rows are missing
   */
  result(): Uint8ClampedArray<ArrayBuffer> {
    if (this.#made < this.#down.length) throw new RangeError(`${this.#taken} of ${this.#from.height} rows were given`);
    return this.#pixels;
  }

  /** All rows whose last sample has come. */
  #makeRows(): void {
    const { starts, width, length } = this.#down;
    const finish = this.#alpha ? finishTransparent : finishOpaque;
    while (this.#made < length && starts[this.#made]! + width <= this.#taken) {
      finish(this.#passes.down(this.#made), this.#pixels.subarray(this.#made * this.#stride));
      this.#made += 1;
    }
  }
}
