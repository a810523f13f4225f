import type { Arena } from "../lossless/kernel/arena.ts";
import type { LosslessSource } from "../lossless/open.ts";
import { describeBlock, DESCRIPTION_BYTES } from "./kernel-block.ts";
import { type Reduction, scaledSteps } from "./reduction.ts";

const SAMPLE_BYTES = 4;
export const PIXEL_BYTES = 4;
const COLOURS = 3;
/** Samples that the kernel writes past a row. */
const PADDING = 4;

/** Reduced MCU rows in kernel memory: samples and pixels. */
export class KernelRows {
  readonly #arena: Arena;
  readonly #columns: number;
  readonly #width: number;
  readonly #stride: number;
  readonly #planes: readonly number[];
  readonly #blocks: number;
  readonly #blocksEnd: number;
  readonly #pixels: number;
  /** Each MCU block's component, and the address of an i32 shift per block. */
  readonly #components: readonly number[];
  readonly #shifts: number;

  /** @param bytes coefficient bytes per block, by component */
  constructor(arena: Arena, source: LosslessSource, { blocks, mcu, size }: Reduction, bytes: readonly number[]) {
    const { grid, picture } = source;
    this.#arena = arena;
    this.#columns = grid.columns;
    this.#width = size.width;
    this.#stride = (grid.columns * mcu.width + PADDING) * SAMPLE_BYTES;
    // A grey picture's colour planes are zero.
    this.#planes = Array.from({ length: COLOURS }, () => arena.takeZeros(this.#stride * mcu.height));
    const steps = picture.components.map(({ quantisation }, n) => arena.put(scaledSteps(quantisation, blocks[n]!)));
    const words = grid.blocks.flatMap(({ component, column, row }) => {
      const { width, height } = blocks[component]!;
      return describeBlock({
        steps: steps[component]!,
        samples: this.#planes[component]! + row * height * this.#stride + column * width * SAMPLE_BYTES,
        stride: this.#stride,
        advance: mcu.width * SAMPLE_BYTES,
        size: { width, height },
        bytes: bytes[component]!,
      });
    });
    this.#blocks = arena.put(Uint32Array.from(words));
    this.#blocksEnd = this.#blocks + grid.blocks.length * DESCRIPTION_BYTES;
    this.#components = grid.blocks.map(({ component }) => component);
    this.#shifts = arena.take(grid.blocks.length * Int32Array.BYTES_PER_ELEMENT);
    this.#pixels = arena.take(mcu.height * (size.width + PADDING) * PIXEL_BYTES);
  }

  /** Adds a shift per component to successive MCUs' DC values; false if one leaves its range. */
  shiftDc(coefficients: number, mcus: number, shifts: readonly number[]): boolean {
    const { kernel } = this.#arena;
    this.#arena
      .words(this.#shifts, this.#components.length)
      .set(this.#components.map((component) => shifts[component]!));
    return kernel.shiftDc(coefficients, mcus, this.#blocks, this.#blocksEnd, this.#shifts) === 0;
  }

  /**
   * Reduces a row of MCUs to RGBA.
   * @param rows number of its rows in the picture
   * @returns view valid until the next call, while the memory does not grow
   */
  reduce(coefficients: number, rows: number): Uint8ClampedArray {
    const { kernel } = this.#arena;
    const width = this.#width;
    const [luma = 0, cb = 0, cr = 0] = this.#planes;
    kernel.reduceMcus(coefficients, this.#columns, this.#blocks, this.#blocksEnd);
    for (let row = 0; row < rows; row += 1) {
      const at = row * this.#stride;
      kernel.convertSamples(luma + at, cb + at, cr + at, width, this.#pixels + row * width * PIXEL_BYTES);
    }
    return new Uint8ClampedArray(kernel.memory.buffer, this.#pixels, rows * width * PIXEL_BYTES);
  }
}
