import type { SmoothArea } from "@matte/engine";
import { SLOPED_PLACES, SmoothCoder } from "../draw/smooth-coder.ts";
import { BLOCK, type SmoothBlock, smoothBlocks, type SmoothMcus } from "../draw/smooth-mcus.ts";
import { sampleCount, SmoothSamples } from "../draw/smooth-samples.ts";
import type { FramePlan } from "../plan/frame-plan.ts";
import type { Arena } from "./arena.ts";
import type { JpegKernel } from "./jpeg-kernel.ts";

/** Structure sizes in kernels/jpeg/smooth.ts, bytes. */
const COMPONENT_BYTES = 80;
const BLOCK_BYTES = 64;
const SAMPLE_BYTES = 8;

/** {@link PlainSmoothMcus} in a kernel. Allocate nothing else in the arena while it is in use. */
export class KernelSmoothMcus implements SmoothMcus {
  readonly coarse: SmoothSamples;
  readonly fine: SmoothSamples;
  readonly states: Uint8Array;
  readonly even: Int16Array;
  readonly sloped: Int16Array;
  readonly #kernel: JpegKernel;
  readonly #blocks: number;
  readonly #blocksEnd: number;

  constructor(arena: Arena, plan: FramePlan, areas: readonly SmoothArea[]) {
    const { cells, source } = plan;
    const { components } = source.picture;
    const fineStep = { width: BLOCK, height: BLOCK };
    const [coarseCount, fineCount] = [sampleCount(cells, cells.mcu), sampleCount(cells, fineStep)];
    const takePlanes = (count: number): number[] => components.map(() => arena.take(count * SAMPLE_BYTES));
    const [coarse, fine] = [takePlanes(coarseCount), takePlanes(fineCount)];
    const coders = components.map(({ quantisation }) => new SmoothCoder(quantisation));
    const described = coders.map((coder, n) =>
      arena.put(componentBytes(coder, coarse[n]!, fine[n]!, arena.put(coder.values))),
    );
    const blocks = smoothBlocks(source.grid);
    this.#kernel = arena.kernel;
    this.#blocks = arena.put(blockBytes(blocks, described));
    this.#blocksEnd = this.#blocks + blocks.length * BLOCK_BYTES;
    const states = arena.take(cells.columns);
    const even = arena.take(cells.columns * blocks.length * 2);
    const sloped = arena.take(blocks.length * SLOPED_PLACES.length * 2);
    // Views are created last because allocations move the memory.
    const viewsOf = (planes: readonly number[], count: number): Float64Array[] =>
      planes.map((at) => new Float64Array(arena.kernel.memory.buffer, at, count));
    this.coarse = new SmoothSamples(plan, areas, cells.mcu, viewsOf(coarse, coarseCount));
    this.fine = new SmoothSamples(plan, areas, fineStep, viewsOf(fine, fineCount));
    this.states = arena.bytes(states, cells.columns);
    this.even = arena.values(even, cells.columns * blocks.length);
    this.sloped = arena.values(sloped, blocks.length * SLOPED_PLACES.length);
  }

  drawEven(row: number, from: number, to: number, flat: number): void {
    const upper = this.coarse.at(from, row) * SAMPLE_BYTES;
    const lower = this.coarse.at(from, row + 1) * SAMPLE_BYTES;
    const into = [this.states.byteOffset, this.even.byteOffset] as const;
    this.#kernel.drawEvenMcus(this.#blocks, this.#blocksEnd, from, row, to - from, upper, lower, flat, ...into);
  }

  drawSloped(row: number, column: number): void {
    const { across, down, width, lines } = this.fine;
    const blocks = [this.#blocks, this.#blocksEnd] as const;
    const place = [column, row, column * across, row * down] as const;
    this.#kernel.drawSlopedMcu(...blocks, ...place, width, lines, this.sloped.byteOffset);
  }
}

function componentBytes(coder: SmoothCoder, coarse: number, fine: number, values: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(COMPONENT_BYTES));
  [coarse, fine, values].forEach((at, n) => view.setUint32(4 * n, at, true));
  [coder.evenRise, coder.unit, ...coder.steps].forEach((value, n) => view.setFloat64(16 + 8 * n, value, true));
  return new Uint8Array(view.buffer);
}

function blockBytes(blocks: readonly SmoothBlock[], components: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(blocks.length * BLOCK_BYTES));
  blocks.forEach(({ component, column, row, across, down, place, width, height, right, lower }, n) => {
    const words = [components[component]!, column, row, across, down, place.column, place.row, Number(component > 0)];
    words.forEach((word, index) => view.setUint32(n * BLOCK_BYTES + 4 * index, word, true));
    const numbers = [width, height, right, lower];
    numbers.forEach((value, index) => view.setFloat64(n * BLOCK_BYTES + 32 + 8 * index, value, true));
  });
  return new Uint8Array(view.buffer);
}
