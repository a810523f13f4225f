import type { Size } from "@matte/engine";
import type { Arena } from "../lossless/kernel/arena.ts";
import { putCoder } from "../lossless/kernel/coder.ts";
import { type JpegFormat, MCU_SIDE, SAMPLE_SCALE } from "./format.ts";

/** Scratch memory for kernels/jpeg/picture.ts: MCU samples, block coefficients, MCU pixels. */
const SCRATCH_BYTES = 3 * 256 + 128 + 256;
const PIXEL_BYTES = 4;

/** A row's coefficients in kernel memory, and their source pixels. */
export class KernelRows {
  readonly coefficients: number;
  readonly #arena: Arena;
  readonly #size: Size;
  readonly #length: number;
  readonly #luma: number;
  readonly #chroma: number;
  readonly #scratch: number;
  readonly #pixels: number;

  /** @param rows most rows loaded at once, a multiple of {@link MCU_SIDE} */
  constructor(arena: Arena, size: Size, { components, grid }: JpegFormat, rows: number) {
    const [luma, chroma] = components;
    this.#arena = arena;
    this.#size = size;
    this.#luma = putCoder(arena, luma.quantisation, SAMPLE_SCALE);
    this.#chroma = putCoder(arena, chroma.quantisation, SAMPLE_SCALE);
    this.#scratch = arena.take(SCRATCH_BYTES);
    this.#length = grid.columns * grid.blocks.length * 64;
    this.coefficients = arena.take(2 * this.#length);
    this.#pixels = arena.take(rows * size.width * PIXEL_BYTES);
  }

  /** Loads RGBA rows; repeats the last one to fill an MCU. */
  load(pixels: Uint8ClampedArray): void {
    const row = this.#size.width * PIXEL_BYTES;
    const band = MCU_SIDE * row;
    const room = this.#arena.bytes(this.#pixels, Math.ceil(pixels.length / band) * band);
    room.set(pixels);
    for (let at = pixels.length; at < room.length; at += row) room.copyWithin(at, at - row, at);
  }

  /** Transforms and quantises the MCUs starting at a pixel row. */
  transform(top: number): void {
    const { kernel } = this.#arena;
    const { width } = this.#size;
    const from = this.#pixels + top * width * PIXEL_BYTES;
    kernel.transformRow(from, width, this.#luma, this.#chroma, this.#scratch, this.coefficients);
  }

  /** Returns the coefficients, valid until the memory grows. */
  view(): Int16Array {
    return new Int16Array(this.#arena.kernel.memory.buffer, this.coefficients, this.#length);
  }
}
