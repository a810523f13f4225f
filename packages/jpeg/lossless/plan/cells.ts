import type { Box, Size } from "@matte/engine";
import type { PlanMemory } from "./plan-memory.ts";

/** Cell of matte: the record of its colour. */
export const GROUND = 0;
/** Cell copied from the photo. */
export const KEPT = -1;
/** Cell at a photo or flat area's border, drawn without overlays. */
export const MIXED = -2;
/** Cell with overlays from {@link LosslessPaint.draw}. */
export const OVERLAID = -3;
/** Cell in a smooth area with something else, drawn like an overlaid one. */
export const BORDERING = -4;
/** Cell of the first smooth area, computed from samples; the others follow downwards. */
export const SMOOTH = -5;

/** Cropped edges: pixels after them belong to the photo, not to its padding. */
export interface Cut {
  readonly right: boolean;
  readonly lower: boolean;
}

const NO_CUT: Cut = { right: false, lower: false };

/** Framed picture as a grid; each MCU is kept from the photo or drawn. */
export class Cells {
  readonly columns: number;
  readonly rows: number;
  /** Cell kinds, row by row: a constant above or a record number. */
  readonly kinds: Int32Array;
  /** Cell size in pixels. */
  readonly mcu: Size;
  readonly #canvas: Size;
  readonly #memory: PlanMemory;
  #beneath: Int32Array | null = null;

  /** Creates cells with record 0, the background. */
  constructor(canvas: Size, mcu: Size, memory: PlanMemory) {
    this.columns = Math.ceil(canvas.width / mcu.width);
    this.rows = Math.ceil(canvas.height / mcu.height);
    this.kinds = memory.kinds(this.columns * this.rows);
    this.#canvas = canvas;
    this.mcu = mcu;
    this.#memory = memory;
  }

  /**
   * Sets one kind for cells inside a box, and another for cells it only touches.
   * @param cut cropped edges: boxes end there instead of covering the padding
   */
  mark(box: Box, inside: number, touching: number, cut: Cut = NO_CUT): void {
    const { width, height } = this.mcu;
    const [left, right] = [Math.max(0, box.x), this.#end(box.x + box.width, this.#canvas.width, width, cut.right)];
    const [top, bottom] = [Math.max(0, box.y), this.#end(box.y + box.height, this.#canvas.height, height, cut.lower)];
    if (right <= left || bottom <= top) return;
    const columns = new Span(left, right, width);
    for (let row = Math.floor(top / height); row < Math.ceil(bottom / height); row += 1) {
      const within = row * height >= top && (row + 1) * height <= bottom;
      this.#fill(row, columns.touchedFrom, columns.touchedTo, touching);
      if (within) this.#fill(row, columns.insideFrom, columns.insideTo, inside);
    }
  }

  /**
   * Marks cells touched by a smooth area, inside the canvas and before overlays. The photo covers it.
   * @param area its number @param flats records in one colour, which it shades
   */
  soften(box: Box, area: number, flats: number): void {
    const beneath = (this.#beneath ??= this.#memory.beneath(this.kinds));
    const { kinds, columns } = this;
    const across = new Span(box.x, box.x + box.width, this.mcu.width);
    const down = new Span(box.y, box.y + box.height, this.mcu.height);
    for (let row = down.touchedFrom; row < down.touchedTo; row += 1) {
      const end = row * columns + across.touchedTo;
      for (let cell = row * columns + across.touchedFrom; cell < end; cell += 1) {
        const kind = beneath[cell]!;
        if (kind !== KEPT) kinds[cell] = kind >= 0 && kind < flats ? SMOOTH - area : BORDERING;
      }
    }
  }

  /** Marks cells touched by an overlay, after all other boxes. */
  overlay(box: Box): void {
    this.#beneath ??= this.#memory.beneath(this.kinds);
    this.mark(box, OVERLAID, OVERLAID);
  }

  /** A cell's kind without overlays. */
  beneath(cell: number): number {
    return (this.#beneath ?? this.kinds)[cell]!;
  }

  /** A cell's pixels, by its index in {@link kinds}. */
  box(cell: number): Box {
    const { width, height } = this.mcu;
    return { x: (cell % this.columns) * width, y: Math.floor(cell / this.columns) * height, width, height };
  }

  /** Cells touched by a box inside the canvas. */
  within(box: Box): number[] {
    const columns = new Span(box.x, box.x + box.width, this.mcu.width);
    const rows = new Span(box.y, box.y + box.height, this.mcu.height);
    const found: number[] = [];
    for (let row = rows.touchedFrom; row < rows.touchedTo; row += 1) {
      for (let column = columns.touchedFrom; column < columns.touchedTo; column += 1)
        found.push(row * this.columns + column);
    }
    return found;
  }

  /** End of a box, extended over the invisible padding of the last cells if the box reaches the canvas edge. */
  #end(end: number, edge: number, step: number, isCut: boolean): number {
    return end >= edge && !isCut ? Math.ceil(edge / step) * step : end;
  }

  #fill(row: number, from: number, to: number, kind: number): void {
    if (to > from) this.kinds.fill(kind, row * this.columns + from, row * this.columns + to);
  }
}

/** Steps touched by a pixel range, and steps inside it. */
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
