/** A picture at another size, by Lanczos3, from bands of rows that come one after the other. */
import type { Size } from "@matte/engine";
import { premultiply } from "./alpha.ts";
import { filterColumns, type Finish, finishOpaque, finishTransparent } from "./columns.ts";
import { filterRow } from "./rows.ts";
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
  readonly #across: Taps;
  readonly #down: Taps;
  readonly #finish: Finish;
  /** Rows that are still needed, filtered across, each at its number modulo the ring's height. */
  readonly #ring: Int16Array;
  readonly #pixels: Uint8ClampedArray<ArrayBuffer>;
  /** A row of the result while it is being added up. */
  readonly #sums: Int32Array;
  #taken = 0;
  #made = 0;

  constructor(from: Size, to: Size, { alpha }: ResampleOptions) {
    this.#from = from;
    this.#alpha = alpha;
    this.#across = lanczos3Taps(from.width, to.width);
    this.#down = lanczos3Taps(from.height, to.height);
    this.#finish = alpha ? finishTransparent : finishOpaque;
    this.#ring = new Int16Array(this.#down.width * to.width * 4);
    this.#sums = new Int32Array(to.width * 4);
    this.#pixels = new Uint8ClampedArray(to.width * to.height * 4);
  }

  /** Takes the next whole rows, RGBA with colours not multiplied by alpha. They may be changed. */
  push(band: Uint8ClampedArray): void {
    const stride = this.#from.width * 4;
    if (this.#alpha) premultiply(band);
    for (let at = 0; at < band.length; at += stride) {
      filterRow(band.subarray(at, at + stride), this.#across, this.#slot(this.#taken));
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

  #slot(row: number): Int16Array {
    const stride = this.#across.length * 4;
    const at = (row % this.#down.width) * stride;
    return this.#ring.subarray(at, at + stride);
  }

  /** All rows whose last sample has come. */
  #makeRows(): void {
    const { starts, width, length } = this.#down;
    const stride = this.#across.length * 4;
    while (this.#made < length && (starts[this.#made] ?? 0) + width <= this.#taken) {
      filterColumns(this.#ring, this.#down, this.#made, this.#sums);
      this.#finish(this.#sums, this.#pixels.subarray(this.#made * stride, (this.#made + 1) * stride));
      this.#made += 1;
    }
  }
}
