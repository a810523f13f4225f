import type { SmoothArea } from "@matte/engine";
import type { FramePlan } from "../plan/frame-plan.ts";
import { blockThreshold } from "./block-threshold.ts";
import { SLOPED_PLACES, SmoothCoder } from "./smooth-coder.ts";
import { BLOCK, EVEN, LEVEL, type SmoothBlock, smoothBlocks, type SmoothMcus, UNSHADED } from "./smooth-mcus.ts";
import { sampleCount, SmoothSamples } from "./smooth-samples.ts";

/** Reference in plain TypeScript. */
export class PlainSmoothMcus implements SmoothMcus {
  readonly coarse: SmoothSamples;
  readonly fine: SmoothSamples;
  readonly states: Uint8Array;
  readonly even: Int16Array;
  readonly sloped: Int16Array;
  readonly #coders: readonly SmoothCoder[];
  readonly #blocks: readonly SmoothBlock[];

  constructor(plan: FramePlan, areas: readonly SmoothArea[]) {
    const { cells, source } = plan;
    const { components } = source.picture;
    const samplesAt = (step: typeof cells.mcu): SmoothSamples => {
      const planes = components.map(() => new Float64Array(sampleCount(cells, step)));
      return new SmoothSamples(plan, areas, step, planes);
    };
    this.coarse = samplesAt(cells.mcu);
    this.fine = samplesAt({ width: BLOCK, height: BLOCK });
    this.#blocks = smoothBlocks(source.grid);
    this.states = new Uint8Array(cells.columns);
    this.even = new Int16Array(cells.columns * this.#blocks.length);
    this.sloped = new Int16Array(this.#blocks.length * SLOPED_PLACES.length);
    this.#coders = components.map(({ quantisation }) => new SmoothCoder(quantisation));
  }

  drawEven(row: number, from: number, to: number, flat: number): void {
    for (let column = from; column < to; column += 1) {
      const isEven = this.#drawEven(column, row, (column - from) * this.#blocks.length);
      this.states[column - from] =
        (isEven ? EVEN : 0) | (this.#isLevel(column, row) ? LEVEL : 0) | (this.#is(flat, column, row) ? UNSHADED : 0);
    }
  }

  #isLevel(column: number, row: number): boolean {
    const upper = this.coarse.at(column, row);
    const lower = this.coarse.at(column, row + 1);
    return this.coarse.planes.every((plane) => plane[upper] === plane[upper + 1] && plane[lower] === plane[lower + 1]);
  }

  #is(flat: number, column: number, row: number): boolean {
    const plane = this.coarse.planes[0]!;
    const [upper, lower] = [this.coarse.at(column, row), this.coarse.at(column, row + 1)];
    return plane[upper] === flat && plane[upper + 1] === flat && plane[lower] === flat && plane[lower + 1] === flat;
  }

  /** Writes the DC values of an MCU; returns false if it has slopes. */
  #drawEven(column: number, row: number, at: number): boolean {
    const upper = this.coarse.at(column, row);
    const lower = this.coarse.at(column, row + 1);
    for (let component = 0, n = 0; component < this.#coders.length; component += 1) {
      const plane = this.coarse.planes[component]!;
      const coder = this.#coders[component]!;
      const a = plane[upper]!;
      const b = plane[upper + 1]!;
      const c = plane[lower]!;
      const d = plane[lower + 1]!;
      const right = (b - a + d - c) / 2;
      const down = (c - a + d - b) / 2;
      const { width, height } = this.#blocks[n]!;
      const rise = Math.max(Math.abs(right) * width, Math.abs(down) * height, Math.abs(a - b - c + d));
      if (rise > coder.evenRise) return false;
      for (let block = this.#blocks[n]; block?.component === component; n += 1, block = this.#blocks[n]) {
        const sample = (a + b + c + d) / 4 + right * block.right + down * block.lower;
        this.even[at + n] = coder.even(sample, this.#threshold(block, column, row));
      }
    }
    return true;
  }

  drawSloped(row: number, column: number): void {
    const { fine } = this;
    const left = column * fine.across;
    const top = row * fine.down;
    for (let n = 0; n < this.#blocks.length; n += 1) {
      const block = this.#blocks[n]!;
      const plane = fine.planes[block.component]!;
      const upper = fine.at(left + block.column, top + block.row);
      const lower = fine.at(left + block.column, top + block.row + block.down);
      const { across } = block;
      const [a, b, c, d] = [plane[upper]!, plane[upper + across]!, plane[lower]!, plane[lower + across]!];
      const threshold = this.#threshold(block, column, row);
      this.#coders[block.component]!.sloped(a, b, c, d, threshold, this.sloped, n * SLOPED_PLACES.length);
    }
  }

  /** Brightness and colours have different patterns, whose differences do not add up. */
  #threshold({ component, place, width, height }: SmoothBlock, cellColumn: number, cellRow: number): number {
    const [x, y] = [cellColumn / width + place.column, cellRow / height + place.row];
    return component === 0 ? blockThreshold(x, y) : blockThreshold(y, x);
  }
}
