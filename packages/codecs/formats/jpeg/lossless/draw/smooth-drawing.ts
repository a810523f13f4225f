import type { SmoothArea } from "@matte/engine";
import type { BlockPlace } from "../blocks/mcu.ts";
import { SMOOTH } from "../plan/cells.ts";
import type { FramePlan } from "../plan/frame-plan.ts";
import { blockThreshold, THRESHOLD_PERIOD } from "./block-threshold.ts";
import { SLOPED_PLACES, SmoothCoder } from "./smooth-coder.ts";
import { SmoothRecords } from "./smooth-records.ts";
import { SmoothSamples } from "./smooth-samples.ts";

/** Pixels of a block. */
const BLOCK = 8;

interface SmoothBlock {
  readonly component: number;
  readonly place: BlockPlace;
  /** Its corners in steps of eight pixels, from its MCU's corner. */
  readonly column: number;
  readonly row: number;
  readonly across: number;
  readonly down: number;
  /** Its size and its middle, from the MCU's middle, in MCUs. */
  readonly width: number;
  readonly height: number;
  readonly right: number;
  readonly lower: number;
}

/** Draws MCUs of smooth areas: those without slopes from samples at their own corners, others from those of their blocks. */
export class SmoothDrawing {
  readonly #plan: FramePlan;
  readonly #areas: readonly SmoothArea[];
  readonly #coarse: SmoothSamples;
  readonly #fine: SmoothSamples;
  readonly #even: SmoothRecords;
  readonly #sloped: SmoothRecords;
  readonly #coders: readonly SmoothCoder[];
  readonly #blocks: readonly SmoothBlock[];

  constructor(plan: FramePlan, areas: readonly SmoothArea[]) {
    const { picture, grid } = plan.source;
    this.#plan = plan;
    this.#areas = areas;
    this.#coarse = new SmoothSamples(plan, areas, grid.size);
    this.#fine = new SmoothSamples(plan, areas, { width: BLOCK, height: BLOCK });
    this.#even = new SmoothRecords(grid.blocks.length, [0], plan.records);
    this.#sloped = new SmoothRecords(grid.blocks.length, SLOPED_PLACES, plan.records);
    this.#coders = picture.components.map(({ quantisation }) => new SmoothCoder(quantisation));
    this.#blocks = grid.blocks.map((place) => {
      const { component, column, row } = place;
      const { width: across, height: down } = grid.steps[component]!;
      const [width, height] = [(across * BLOCK) / grid.size.width, (down * BLOCK) / grid.size.height];
      const [right, lower] = [(column + 0.5) * width - 0.5, (row + 0.5) * height - 0.5];
      return { component, place, column: column * across, row: row * down, across, down, width, height, right, lower };
    });
  }

  /** Draws the cells of a row from one column up to another, which have the same area and record beneath. */
  draw(row: number, from: number, to: number): void {
    const { kinds, columns } = this.#plan.cells;
    const first = row * columns;
    const area = SMOOTH - kinds[first + from]!;
    const beneath = this.#plan.cells.beneath(first + from);
    this.#coarse.fill(row, from, to, area, beneath);
    for (let column = from, alike = 0; column < to; column += 1) {
      alike = this.#isLevel(column, row) ? alike + 1 : 0;
      kinds[first + column] =
        alike > THRESHOLD_PERIOD
          ? kinds[first + column - THRESHOLD_PERIOD]!
          : this.#recordOf(column, row, area, beneath);
    }
  }

  #recordOf(column: number, row: number, area: number, beneath: number): number {
    if (this.#areas[area]!.colourAt === null && this.#isUnshaded(column, row, beneath)) return beneath;
    if (this.#drawEven(column, row)) return this.#even.record();
    this.#fine.fill(row, column, column + 1, area, beneath);
    this.#drawSloped(column, row);
    return this.#sloped.record();
  }

  /** True if nothing changes along a cell. */
  #isLevel(column: number, row: number): boolean {
    const upper = this.#coarse.at(column, row);
    const lower = this.#coarse.at(column, row + 1);
    for (let component = 0; component < this.#coders.length; component += 1) {
      const plane = this.#coarse.planes[component]!;
      if (plane[upper] !== plane[upper + 1] || plane[lower] !== plane[lower + 1]) return false;
    }
    return true;
  }

  /** True if no shadow reaches a cell. */
  #isUnshaded(column: number, row: number, beneath: number): boolean {
    const flat = this.#plan.flats[beneath]!.levels.samples[0]!;
    const plane = this.#coarse.planes[0]!;
    const [upper, lower] = [this.#coarse.at(column, row), this.#coarse.at(column, row + 1)];
    return plane[upper] === flat && plane[upper + 1] === flat && plane[lower] === flat && plane[lower + 1] === flat;
  }

  /** Prepares the record of an MCU whose blocks have nothing but DC values; false for any other. */
  #drawEven(column: number, row: number): boolean {
    const { values } = this.#even;
    const upper = this.#coarse.at(column, row);
    const lower = this.#coarse.at(column, row + 1);
    for (let component = 0, n = 0; component < this.#coders.length; component += 1) {
      const plane = this.#coarse.planes[component]!;
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
        values[n] = coder.even(sample, this.#threshold(block, column, row));
      }
    }
    return true;
  }

  #drawSloped(column: number, row: number): void {
    const fine = this.#fine;
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
      const at = n * SLOPED_PLACES.length;
      this.#coders[block.component]!.sloped(a, b, c, d, threshold, this.#sloped.values, at);
    }
  }

  /** Brightness and colours have different patterns, whose differences do not add up. */
  #threshold({ component, place, width, height }: SmoothBlock, cellColumn: number, cellRow: number): number {
    const [x, y] = [cellColumn / width + place.column, cellRow / height + place.row];
    return component === 0 ? blockThreshold(x, y) : blockThreshold(y, x);
  }
}
