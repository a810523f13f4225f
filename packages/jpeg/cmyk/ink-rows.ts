import { CHANNELS, type InkTable } from "@matte/pixels";
import type { Arena } from "../lossless/kernel/arena.ts";
import type { LosslessSource } from "../lossless/open.ts";
import { InkPlane } from "./ink-plane.ts";

const PIXEL_BYTES = 4;
const WORD_BYTES = 4;
const LEVELS = 256;

/** Rows of MCUs in kernel memory: samples for four components, and pixels. */
export class InkRows {
  readonly #arena: Arena;
  readonly #source: LosslessSource;
  readonly #planes: readonly InkPlane[];
  readonly #blocks: number;
  readonly #blocksEnd: number;
  readonly #levels: number;
  readonly #strides: readonly [cyan: number, magenta: number, yellow: number, black: number];
  readonly #pixels: number;

  constructor(arena: Arena, source: LosslessSource, table: InkTable) {
    const { grid, picture, width } = source;
    this.#arena = arena;
    this.#source = source;
    this.#planes = picture.components.map((_, n) => new InkPlane(arena, source, n));
    const words = grid.blocks.map(({ component, column, row }) => this.#planes[component]!.block(column, row));
    this.#blocks = arena.put(Uint32Array.from(words.flat()));
    this.#blocksEnd = this.#blocks + words.flat().length * WORD_BYTES;
    const point = CHANNELS * WORD_BYTES;
    const { points } = table;
    this.#strides = [point * points ** 3, point * points ** 2, point * points, point];
    this.#levels = arena.put(levelsOf(table, arena.put(table.colours), this.#strides));
    this.#pixels = arena.take((grid.size.height + 1) * width * PIXEL_BYTES);
  }

  /**
   * Returns the first row given by {@link convert}: each MCU row's last pixel row waits for the next, with which it is mixed.
   */
  top(row: number): number {
    return Math.max(0, row * this.#source.grid.size.height - 1);
  }

  /**
   * Converts the next row of MCUs.
   * @returns view valid until the next call, while the memory does not grow
   */
  convert(coefficients: number, row: number): Uint8ClampedArray {
    const { grid, width, height } = this.#source;
    const { kernel } = this.#arena;
    kernel.reduceMcus(coefficients, grid.columns, this.#blocks, this.#blocksEnd);
    for (const plane of this.#planes) plane.next(row);
    const end = row === grid.rows - 1 ? height : this.top(row + 1);
    for (let y = this.top(row), into = this.#pixels; y < end; y += 1, into += width * PIXEL_BYTES) {
      this.#convertRow(y, into);
    }
    const bytes = (end - this.top(row)) * width * PIXEL_BYTES;
    return new Uint8ClampedArray(kernel.memory.buffer, this.#pixels, bytes);
  }

  #convertRow(y: number, into: number): void {
    const { kernel } = this.#arena;
    const { width, picture } = this.#source;
    const [cyan = 0, magenta = 0, yellow = 0, black = 0] = this.#planes.map((plane) => plane.line(y));
    if (picture.colour === "ycc") kernel.invertYcc(cyan, magenta, yellow, width);
    const [cyanStride, magentaStride, yellowStride] = this.#strides;
    const levels = this.#levels;
    kernel.convertInks(cyan, magenta, yellow, black, width, levels, cyanStride, magentaStride, yellowStride, into);
  }
}

/**
 * Two words per ink sample: point address (an offset for all but the first ink), and part of the next. All programs read 255 as
 * no ink, as Adobe's write it, with or without Adobe's marker.
 * @param colours address of the first point
 * @param strides bytes between points, by ink
 */
function levelsOf({ points, places }: InkTable, colours: number, strides: readonly number[]): Uint32Array {
  const words = new Uint32Array(places.length * LEVELS * 2);
  const parts = new Float32Array(words.buffer);
  places.forEach((levels, ink) => {
    for (let sample = 0; sample < LEVELS; sample += 1) {
      const place = levels[LEVELS - 1 - sample]!;
      const below = Math.min(Math.floor(place), points - 2);
      const at = 2 * (ink * LEVELS + sample);
      words[at] = (ink === 0 ? colours : 0) + below * strides[ink]!;
      parts[at + 1] = place - below;
    }
  });
  return words;
}
