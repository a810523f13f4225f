import type { Size } from "@matte/engine";
import type { Arena } from "../lossless/kernel/arena.ts";
import { putCoder } from "../lossless/kernel/coder.ts";
import { CHROMA_SCALE, type JpegFormat, LUMA_SCALE, MCU_SIDE } from "./format.ts";

/** What kernels/jpeg/picture.ts works with: the samples of an MCU, a block's coefficients, an MCU's pixels. */
const SCRATCH_BYTES = 6 * 256 + 128 + 1024;
const PIXEL_BYTES = 4;

/** A row of MCUs' coefficients in a kernel's memory, and the pixels that they are made from. */
export class KernelRows {
  /** Where the coefficients lie. */
  readonly coefficients: number;
  readonly #arena: Arena;
  readonly #size: Size;
  readonly #length: number;
  readonly #luma: number;
  readonly #chroma: number;
  readonly #scratch: number;
  readonly #pixels: number;

  /** @param rows pixels that are loaded at once at most, a multiple of {@link MCU_SIDE} */
  constructor(arena: Arena, size: Size, { components, grid }: JpegFormat, rows: number) {
    const [luma, chroma] = components;
    this.#arena = arena;
    this.#size = size;
    this.#luma = putCoder(arena, luma.quantisation, LUMA_SCALE);
    this.#chroma = putCoder(arena, chroma.quantisation, CHROMA_SCALE);
    this.#scratch = arena.take(SCRATCH_BYTES);
    this.#length = grid.columns * grid.blocks.length * 64;
    this.coefficients = arena.take(2 * this.#length);
    this.#pixels = arena.take(rows * size.width * PIXEL_BYTES);
  }

  /** Takes rows of RGBA; where they end amid an MCU the last one is repeated. */
  load(pixels: Uint8ClampedArray): void {
    const row = this.#size.width * PIXEL_BYTES;
    const band = MCU_SIDE * row;
    const room = this.#arena.bytes(this.#pixels, Math.ceil(pixels.length / band) * band);
    room.set(pixels);
    for (let at = pixels.length; at < room.length; at += row) room.copyWithin(at, at - row, at);
  }

  /** Transforms and quantises the MCUs from a row of the pixels on. */
  transform(top: number): void {
    const { kernel } = this.#arena;
    const { width } = this.#size;
    const from = this.#pixels + top * width * PIXEL_BYTES;
    kernel.transformRow(from, width, this.#luma, this.#chroma, this.#scratch, this.coefficients);
  }

  /** The coefficients, as long as nothing moves the memory. */
  view(): Int16Array {
    return new Int16Array(this.#arena.kernel.memory.buffer, this.coefficients, this.#length);
  }
}
