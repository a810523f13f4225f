import type { Size, SmoothArea } from "@matte/engine";
import { type Cells, GROUND } from "../plan/cells.ts";
import type { FramePlan } from "../plan/frame-plan.ts";
import { MIXES } from "./colour-transform.ts";

/** Samples at the corners of steps in as many rows as an MCU touches. */
export function sampleCount({ columns, mcu }: Cells, step: Size): number {
  return (columns * (mcu.width / step.width) + 1) * (mcu.height / step.height + 1);
}

/** Samples of smooth areas at the corners of steps, in as many rows as an MCU touches: neighbours share one. */
export class SmoothSamples {
  /** By component. */
  readonly planes: readonly Float64Array[];
  /** Steps per MCU. */
  readonly across: number;
  readonly down: number;
  /** Samples in a line, and lines. */
  readonly width: number;
  readonly lines: number;
  readonly #step: Size;
  /** Weights of red, green and blue, and offset, by component. */
  readonly #mixes: Float64Array;
  readonly #plan: FramePlan;
  readonly #areas: readonly SmoothArea[];
  /** Names of rows and sources, by sample. */
  readonly #known: Float64Array;
  readonly #rgb = new Float64Array(3);
  /** A sample's components without their offsets. */
  readonly #own: Float64Array;

  /**
   * @param step pixels between samples; an MCU has a whole number
   * @param planes memory for {@link sampleCount} samples of each component
   */
  constructor(plan: FramePlan, areas: readonly SmoothArea[], step: Size, planes: readonly Float64Array[]) {
    const { cells, source } = plan;
    this.#step = step;
    this.across = cells.mcu.width / step.width;
    this.down = cells.mcu.height / step.height;
    this.width = cells.columns * this.across + 1;
    this.lines = this.down + 1;
    this.planes = planes;
    this.#plan = plan;
    this.#areas = areas;
    const mixes = MIXES[source.picture.colour].flatMap(({ red, green, blue, offset }) => [red, green, blue, offset]);
    this.#mixes = Float64Array.from(mixes);
    this.#own = new Float64Array(source.picture.components.length);
    this.#known = new Float64Array(this.width * this.lines).fill(-1);
  }

  /** Place of a sample in the planes. */
  at(column: number, row: number): number {
    return (row % this.lines) * this.width + column;
  }

  /** Takes the samples of cells in a row. @param beneath record that the area shades */
  fill(row: number, from: number, to: number, area: number, beneath: number): void {
    const top = row * this.down;
    for (let line = top; line <= top + this.down; line += 1)
      this.#fillLine(line, from * this.across, to * this.across, area, beneath);
  }

  #fillLine(line: number, from: number, to: number, area: number, beneath: number): void {
    const name = (line * this.#areas.length + area) * this.#plan.flats.length + beneath;
    const known = this.#known;
    const start = this.at(0, line);
    const { colourAt, lightAt } = this.#areas[area]!;
    const face = beneath === GROUND ? colourAt : null;
    this.#takeFlat(beneath);
    const [x, y] = [this.#step.width, line * this.#step.height];
    for (let column = from; column <= to; column += 1) {
      if (known[start + column] === name) continue;
      known[start + column] = name;
      if (face !== null) {
        face(column * x, y, this.#rgb);
        this.#mix();
      }
      this.#put(start + column, lightAt === null ? 1 : lightAt(column * x, y));
    }
  }

  #takeFlat(beneath: number): void {
    const { samples } = this.#plan.flats[beneath]!.levels;
    for (let n = 0; n < this.#own.length; n += 1) this.#own[n] = samples[n]! - this.#mixes[4 * n + 3]!;
  }

  #mix(): void {
    const [rgb, mixes] = [this.#rgb, this.#mixes];
    for (let n = 0, at = 0; n < this.#own.length; n += 1, at += 4)
      this.#own[n] = mixes[at]! * rgb[0]! + mixes[at + 1]! * rgb[1]! + mixes[at + 2]! * rgb[2]!;
  }

  /** Black has the components' offsets. */
  #put(at: number, light: number): void {
    for (let n = 0; n < this.#own.length; n += 1) this.planes[n]![at] = this.#mixes[4 * n + 3]! + this.#own[n]! * light;
  }
}
