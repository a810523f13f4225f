import type { Box } from "@matte/engine";
import { inverseDct } from "../blocks/inverse-dct.ts";
import type { BlockPlace, McuGrid } from "../blocks/mcu.ts";
import type { Picture } from "../markers/picture.ts";
import type { BlockCoder } from "./block-coder.ts";
import { MIXES } from "./colour-transform.ts";
import type { EdgeBlocks } from "./photo-edges.ts";
import type { OverlayQuality } from "./overlay-quality.ts";

/** Memory for an MCU's pixels, row by row. */
export interface McuStore {
  /** Samples at full resolution, by component. */
  readonly planes: readonly Float32Array[];
  /** 1 for uncovered photo pixels. */
  readonly own: Uint8Array;
}

/** Photo blocks to decode: all, or those divided by its edges. */
export type PhotoBlocks = "all" | "divided";

/** Pixels in the MCU being composed, as every component's samples at full resolution. */
export class McuCanvas {
  readonly #picture: Picture;
  readonly #grid: McuGrid;
  readonly #width: number;
  readonly #height: number;
  /** Single precision: sums over a few equal samples are exact, and flat areas stay flat. */
  readonly #planes: readonly Float32Array[];
  readonly #own: Uint8Array;
  readonly #block = new Float64Array(64);
  /** The blocks' pixels in the MCU. */
  readonly #boxes: readonly Box[];

  /** @param store pixel memory; allocated if omitted */
  constructor(picture: Picture, grid: McuGrid, store?: McuStore) {
    this.#picture = picture;
    this.#grid = grid;
    this.#width = grid.size.width;
    this.#height = grid.size.height;
    this.#boxes = grid.blocks.map((place) => pixelsOf(place, grid));
    const area = this.#width * this.#height;
    this.#planes = store?.planes ?? picture.components.map(() => new Float32Array(area));
    this.#own = store?.own ?? new Uint8Array(area);
  }

  fill(box: Box, samples: readonly number[]): void {
    if (box.width === this.#width && box.height === this.#height) return this.#fillAll(samples);
    for (let y = box.y; y < box.y + box.height; y += 1) {
      const [from, to] = [y * this.#width + box.x, y * this.#width + box.x + box.width];
      this.#planes.forEach((plane, component) => plane.fill(samples[component]!, from, to));
      this.#own.fill(0, from, to);
    }
  }

  #fillAll(samples: readonly number[]): void {
    this.#planes.forEach((plane, component) => plane.fill(samples[component]!));
    this.#own.fill(0);
  }

  /** Decodes the photo's blocks into a box and repeats the samples of subsampled components. */
  photo(box: Box, coefficients: Int16Array, at: number, which: PhotoBlocks): void {
    const { blocks } = this.#grid;
    for (let index = 0; index < blocks.length; index += 1) {
      const place = blocks[index]!;
      const pixels = this.#boxes[index]!;
      if (which === "divided" && !isDivided(pixels, box)) continue;
      const { quantisation } = this.#picture.components[place.component]!;
      inverseDct(coefficients, at + 64 * index, quantisation, this.#block);
      this.#enlarge(place, pixels, box);
    }
    for (let y = box.y; y < box.y + box.height; y += 1) {
      this.#own.fill(1, y * this.#width + box.x, y * this.#width + box.x + box.width);
    }
  }

  /** Repeats the last pixels of a box up to the MCU's right or lower edge. */
  extend({ x, y, width, height }: Box, { right, lower }: { readonly right: boolean; readonly lower: boolean }): void {
    const end = right ? this.#width : x + width;
    for (const plane of this.#planes) {
      for (let row = y; right && row < y + height; row += 1) {
        const last = row * this.#width + x + width;
        plane.fill(plane[last - 1]!, last, row * this.#width + end);
      }
      const from = (y + height - 1) * this.#width;
      for (let row = y + height; lower && row < this.#height; row += 1)
        plane.copyWithin(row * this.#width + x, from + x, from + end);
    }
    for (let row = y; row < this.#height; row += 1)
      this.#own.fill(0, row * this.#width + (row < y + height ? x + width : x), (row + 1) * this.#width);
  }

  /**
   * Lays a tile over a box.
   * @param rowOf indices of a row of the MCU
   * @param samples 256 for each of the components to change
   */
  lay({ x: left, y: top, width, height }: Box, rowOf: (y: number) => Uint8Array, samples: Float32Array): void {
    for (let y = top; y < top + height; y += 1) {
      const indices = rowOf(y);
      const row = y * this.#width;
      for (let at = 0; at < samples.length; at += 256) {
        const plane = this.#planes[at / 256]!;
        for (let x = left; x < left + width; x += 1) plane[row + x] = samples[at + indices[x]!]!;
      }
      this.#own.fill(0, row + left, row + left + width);
    }
  }

  /**
   * Blends a straight-alpha RGBA pixel over the pixel at `place`.
   * @param at the pixel's place in `pixels`
   */
  blend(place: number, pixels: Uint8ClampedArray, at: number): void {
    const [red, green, blue, alpha] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!, pixels[at + 3]!];
    if (alpha === 0) return;
    const cover = alpha / 255;
    const mixes = MIXES[this.#picture.colour];
    for (let component = 0; component < mixes.length; component += 1) {
      const { red: r, green: g, blue: b, offset } = mixes[component]!;
      const plane = this.#planes[component]!;
      const sample = r * red + g * green + b * blue + offset;
      plane[place] = alpha === 255 ? sample : sample * cover + plane[place]! * (1 - cover);
    }
    this.#own[place] = 0;
  }

  /**
   * Encodes the MCU into a record. Photo-only blocks keep their coefficients.
   * @param edges the photo's edges in the blocks; null for none
   * @param quality receives each non-flat block's error; null to ignore it
   * @param least AC coefficients below this many steps become 0
   */
  encode(
    coders: readonly BlockCoder[],
    edges: EdgeBlocks | null,
    quality: OverlayQuality | null,
    into: Int16Array,
    at: number,
    least: number,
  ): void {
    this.#grid.blocks.forEach((place, index) => {
      const pixels = this.#boxes[index]!;
      if (this.#isOwn(pixels)) return;
      this.#shrink(place, pixels);
      const squares = coders[place.component]!.encode(this.#block, into, at + 64 * index, edges?.[index], least);
      if (squares !== null) quality?.add(place.component, squares);
    });
  }

  #enlarge({ component }: BlockPlace, pixels: Box, within: Box): void {
    const plane = this.#planes[component]!;
    const step = this.#grid.steps[component]!;
    const right = Math.min(pixels.x + pixels.width, within.x + within.width);
    const bottom = Math.min(pixels.y + pixels.height, within.y + within.height);
    const block = this.#block;
    for (let y = Math.max(pixels.y, within.y); y < bottom; y += 1) {
      const line = Math.floor((y - pixels.y) / step.height) * 8;
      const row = y * this.#width;
      for (let x = Math.max(pixels.x, within.x); x < right; x += 1) {
        const sample = step.width === 1 ? x - pixels.x : Math.floor((x - pixels.x) / step.width);
        plane[row + x] = block[line + sample]!;
      }
    }
  }

  /** Sets the block's samples to pixel means, as libjpeg subsamples. */
  #shrink({ component }: BlockPlace, pixels: Box): void {
    const plane = this.#planes[component]!;
    const step = this.#grid.steps[component]!;
    for (let n = 0; n < 64; n += 1) {
      const corner = (pixels.y + (n >> 3) * step.height) * this.#width + pixels.x + (n & 7) * step.width;
      this.#block[n] = this.#mean(plane, corner, step.width, step.height);
    }
  }

  #mean(plane: Float32Array, corner: number, across: number, down: number): number {
    if (across === 1 && down === 1) return plane[corner]!;
    let sum = 0;
    for (let y = 0; y < down; y += 1) {
      for (let x = 0; x < across; x += 1) sum += plane[corner + y * this.#width + x]!;
    }
    return sum / (across * down);
  }

  #isOwn({ x, y, width, height }: Box): boolean {
    for (let line = y; line < y + height; line += 1) {
      const from = line * this.#width + x;
      for (let pixel = from; pixel < from + width; pixel += 1) if (this.#own[pixel] === 0) return false;
    }
    return true;
  }
}

function pixelsOf({ component, column, row }: BlockPlace, { steps }: McuGrid): Box {
  const step = steps[component]!;
  const [width, height] = [8 * step.width, 8 * step.height];
  return { x: column * width, y: row * height, width, height };
}

/** True for a block that is partly in a box. */
function isDivided(block: Box, box: Box): boolean {
  const width = Math.min(block.x + block.width, box.x + box.width) - Math.max(block.x, box.x);
  const height = Math.min(block.y + block.height, box.y + box.height) - Math.max(block.y, box.y);
  return width > 0 && height > 0 && (width < block.width || height < block.height);
}
