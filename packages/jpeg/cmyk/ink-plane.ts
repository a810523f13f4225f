import type { Size } from "@matte/engine";
import type { Arena } from "../lossless/kernel/arena.ts";
import type { LosslessSource } from "../lossless/open.ts";
import { describeBlock, WHOLE_BLOCK } from "../reduce/kernel-block.ts";
import { scaledSteps } from "../reduce/reduction.ts";

const SIDE = 8;
const SAMPLE_BYTES = 4;
/** libjpeg interpolates horizontally from this many samples. */
const LEAST_DOUBLED = 3;

/** One component's samples in a row of MCUs, enlarged as libjpeg does. */
export class InkPlane {
  readonly #arena: Arena;
  /** Whole component. */
  readonly #size: Size;
  /** Pixels per sample. */
  readonly #step: Size;
  readonly #factors: { readonly h: number; readonly v: number };
  readonly #stride: number;
  readonly #steps: number;
  readonly #samples: number;
  /** Samples, after the previous MCU row's last row. */
  readonly #bytes: number;
  readonly #enlarged: number;
  /** First row in {@link #bytes}. */
  #first = -1;

  constructor(arena: Arena, { grid, picture, width, height }: LosslessSource, component: number) {
    const { h, v, quantisation } = picture.components[component]!;
    const step = grid.steps[component]!;
    this.#arena = arena;
    this.#step = step;
    this.#factors = { h, v };
    this.#size = { width: Math.ceil(width / step.width), height: Math.ceil(height / step.height) };
    this.#stride = grid.columns * h * SIDE;
    this.#steps = arena.put(scaledSteps(quantisation, { width: SIDE, height: SIDE }));
    this.#samples = arena.take(this.#stride * v * SIDE * SAMPLE_BYTES);
    this.#bytes = arena.take(this.#stride * (v * SIDE + 1));
    this.#enlarged = arena.take(grid.columns * grid.size.width);
  }

  /** Describes a block with all coefficients transformed. */
  block(column: number, row: number): readonly number[] {
    const stride = this.#stride * SAMPLE_BYTES;
    const at = this.#samples + row * SIDE * stride + column * SIDE * SAMPLE_BYTES;
    return describeBlock({
      steps: this.#steps,
      samples: at,
      stride,
      advance: this.#factors.h * SIDE * SAMPLE_BYTES,
      size: { width: SIDE, height: SIDE },
      bytes: WHOLE_BLOCK,
    });
  }

  next(row: number): void {
    const rows = this.#factors.v * SIDE;
    const stride = this.#stride;
    this.#arena.bytes(this.#bytes, stride * (rows + 1)).copyWithin(0, rows * stride);
    this.#arena.kernel.roundSamples(this.#samples, rows * stride, this.#bytes + stride);
    this.#first = row * rows - 1;
  }

  /** Returns the address of a pixel row's samples, which may be changed. */
  line(y: number): number {
    const { width, height } = this.#step;
    const own = this.#address(Math.floor(y / height));
    if (width === 1 && height === 1) return own;
    const across = this.#size.width;
    const into = this.#enlarged;
    const { kernel } = this.#arena;
    const isDoubled = width === 2 && across >= LEAST_DOUBLED;
    if (height === 1 && isDoubled) kernel.doubleRow(own, across, into);
    else if (height === 2 && isDoubled) kernel.doubleRows(own, this.#neighbour(y), across, into);
    else if (height === 2 && width === 1) kernel.mixRows(own, this.#neighbour(y), across, 1 + (y % 2), into);
    else kernel.repeatSamples(own, across, width, into);
    return into;
  }

  /** Sample row on a pixel row's other side; each sample row covers two. */
  #neighbour(y: number): number {
    const row = (y >> 1) + (y % 2 === 0 ? -1 : 1);
    return this.#address(Math.min(Math.max(row, 0), this.#size.height - 1));
  }

  #address(row: number): number {
    return this.#bytes + (row - this.#first) * this.#stride;
  }
}
