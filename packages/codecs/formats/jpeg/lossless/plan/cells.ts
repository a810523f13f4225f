import type { Box, Size } from "@matte/engine";
import type { PlanMemory } from "./plan-memory.ts";

/** Cells that have no record yet. */
export const KEPT = -1;
/** Borders of photo and flat areas: drawn without asking anyone. */
export const MIXED = -2;
/** Drawn from what {@link LosslessPaint.draw} paints. */
export const INKED = -3;

/** The framed picture as a grid of MCUs, each kept from the photo or drawn. */
export class Cells {
  readonly columns: number;
  readonly rows: number;
  /** Row by row: one of the kinds above, or the number of a record. */
  readonly kinds: Int32Array;
  readonly #canvas: Size;
  readonly #mcu: Size;
  readonly #memory: PlanMemory;
  #beneath: Int32Array | null = null;

  /** All cells begin as record 0, the ground. */
  constructor(canvas: Size, mcu: Size, memory: PlanMemory) {
    this.columns = Math.ceil(canvas.width / mcu.width);
    this.rows = Math.ceil(canvas.height / mcu.height);
    this.kinds = memory.kinds(this.columns * this.rows);
    this.#canvas = canvas;
    this.#mcu = mcu;
    this.#memory = memory;
  }

  /** Gives cells wholly inside a box one kind, and those that it only touches another. */
  mark(box: Box, inside: number, touching: number): void {
    const { width, height } = this.#mcu;
    const [left, right] = [Math.max(0, box.x), this.#end(box.x + box.width, this.#canvas.width, width)];
    const [top, bottom] = [Math.max(0, box.y), this.#end(box.y + box.height, this.#canvas.height, height)];
    if (right <= left || bottom <= top) return;
    const columns = new Span(left, right, width);
    for (let row = Math.floor(top / height); row < Math.ceil(bottom / height); row += 1) {
      const within = row * height >= top && (row + 1) * height <= bottom;
      this.#fill(row, columns.touchedFrom, columns.touchedTo, touching);
      if (within) this.#fill(row, columns.insideFrom, columns.insideTo, inside);
    }
  }

  /** Gives cells to the ink that touches them. All other boxes are marked before. */
  ink(box: Box): void {
    this.#beneath ??= this.#memory.beneath(this.kinds);
    this.mark(box, INKED, INKED);
  }

  /** What a cell would be without ink. */
  beneath(cell: number): number {
    return (this.#beneath ?? this.kinds)[cell]!;
  }

  /** The pixels of a cell, by its index in {@link kinds}. */
  box(cell: number): Box {
    const { width, height } = this.#mcu;
    return { x: (cell % this.columns) * width, y: Math.floor(cell / this.columns) * height, width, height };
  }

  /** The cells that a box touches, which lies inside the canvas. */
  within(box: Box): number[] {
    const columns = new Span(box.x, box.x + box.width, this.#mcu.width);
    const rows = new Span(box.y, box.y + box.height, this.#mcu.height);
    const found: number[] = [];
    for (let row = rows.touchedFrom; row < rows.touchedTo; row += 1) {
      for (let column = columns.touchedFrom; column < columns.touchedTo; column += 1)
        found.push(row * this.columns + column);
    }
    return found;
  }

  /** Where a box ends: one that reaches the canvas' edge goes on over the last cells' padding, which nobody sees. */
  #end(end: number, edge: number, step: number): number {
    return end >= edge ? Math.ceil(edge / step) * step : end;
  }

  #fill(row: number, from: number, to: number, kind: number): void {
    if (to > from) this.kinds.fill(kind, row * this.columns + from, row * this.columns + to);
  }
}

/** Which steps a stretch of pixels touches and which it holds whole. */
class Span {
  readonly touchedFrom: number;
  readonly touchedTo: number;
  readonly insideFrom: number;
  readonly insideTo: number;

  constructor(from: number, to: number, step: number) {
    this.touchedFrom = Math.floor(from / step);
    this.touchedTo = Math.ceil(to / step);
    this.insideFrom = Math.ceil(from / step);
    this.insideTo = Math.floor(to / step);
  }
}
