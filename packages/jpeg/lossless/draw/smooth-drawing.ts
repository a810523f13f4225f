import type { SmoothArea } from "@matte/engine";
import { SMOOTH } from "../plan/cells.ts";
import type { FramePlan } from "../plan/frame-plan.ts";
import { THRESHOLD_PERIOD } from "./block-threshold.ts";
import { SLOPED_PLACES } from "./smooth-coder.ts";
import { EVEN, LEVEL, type SmoothMcus, UNSHADED } from "./smooth-mcus.ts";
import { SmoothRecords } from "./smooth-records.ts";

/** Draws MCUs of smooth areas: those without slopes from samples at their own corners, others from those of their blocks. */
export class SmoothDrawing {
  readonly #plan: FramePlan;
  readonly #areas: readonly SmoothArea[];
  readonly #mcus: SmoothMcus;
  readonly #blocks: number;
  readonly #even: SmoothRecords;
  readonly #sloped: SmoothRecords;

  constructor(plan: FramePlan, areas: readonly SmoothArea[], mcus: SmoothMcus) {
    this.#plan = plan;
    this.#areas = areas;
    this.#mcus = mcus;
    this.#blocks = plan.source.grid.blocks.length;
    this.#even = new SmoothRecords(this.#blocks, [0], plan.records);
    this.#sloped = new SmoothRecords(this.#blocks, SLOPED_PLACES, plan.records);
  }

  /** Draws the cells of a row from one column up to another, which have the same area and record beneath. */
  draw(row: number, from: number, to: number): void {
    const { cells, flats } = this.#plan;
    const { kinds, columns } = cells;
    const first = row * columns;
    const area = SMOOTH - kinds[first + from]!;
    const beneath = cells.beneath(first + from);
    const { coarse, states } = this.#mcus;
    coarse.fill(row, from, to, area, beneath);
    this.#mcus.drawEven(row, from, to, flats[beneath]!.levels.samples[0]!);
    const isShadow = this.#areas[area]!.colourAt === null;
    for (let column = from, alike = 0; column < to; column += 1) {
      const state = states[column - from]!;
      alike = (state & LEVEL) === 0 ? 0 : alike + 1;
      let record = beneath;
      if (alike > THRESHOLD_PERIOD) record = kinds[first + column - THRESHOLD_PERIOD]!;
      else if ((state & EVEN) === 0) record = this.#slopedRecord(column, row, area, beneath);
      else if (!isShadow || (state & UNSHADED) === 0)
        record = this.#even.recordOf(this.#mcus.even, (column - from) * this.#blocks);
      kinds[first + column] = record;
    }
  }

  #slopedRecord(column: number, row: number, area: number, beneath: number): number {
    const { fine, sloped } = this.#mcus;
    fine.fill(row, column, column + 1, area, beneath);
    this.#mcus.drawSloped(row, column);
    return this.#sloped.recordOf(sloped, 0);
  }
}
