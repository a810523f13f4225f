import type { Cells } from "../plan/cells.ts";
import type { PlannedFlat } from "../plan/frame-plan.ts";

/** Names flat areas in cells: cells with one name look the same. Few columns and rows differ. */
export class FlatParts {
  readonly #columns: readonly Parts[];
  readonly #rows: readonly Parts[];
  readonly #names = new Map<Parts, Map<Parts, string>>();

  constructor({ columns, rows, mcu }: Cells, flats: readonly PlannedFlat[]) {
    const across = flats.map(({ box: { x, width } }): Part => [x, x + width]);
    const down = flats.map(({ box: { y, height } }): Part => [y, y + height]);
    this.#columns = distinct(Array.from({ length: columns }, (_, n) => partsIn(across, n * mcu.width, mcu.width)));
    this.#rows = distinct(Array.from({ length: rows }, (_, n) => partsIn(down, n * mcu.height, mcu.height)));
  }

  of(cell: number): string {
    const columns = this.#columns.length;
    const across = this.#columns[cell % columns]!;
    const down = this.#rows[Math.floor(cell / columns)]!;
    const names = this.#names.get(across) ?? new Map<Parts, string>();
    this.#names.set(across, names);
    const name = names.get(down) ?? nameOf(across, down);
    names.set(down, name);
    return name;
  }
}

/** A range inside a cell, relative to it. */
type Part = readonly [start: number, end: number];
/** Parts by flat area, null if outside the cell. */
type Parts = readonly (Part | null)[];

function partsIn(ranges: readonly Part[], from: number, length: number): Parts {
  return ranges.map(([start, end]) => {
    const [first, last] = [Math.max(0, start - from), Math.min(length, end - from)];
    return last <= first ? null : [first, last];
  });
}

/** Replaces equal elements by their first. */
function distinct(all: readonly Parts[]): readonly Parts[] {
  const known = new Map<string, Parts>();
  return all.map((parts) => {
    const text = parts.join(" ");
    const first = known.get(text) ?? parts;
    known.set(text, first);
    return first;
  });
}

function nameOf(across: Parts, down: Parts): string {
  return across
    .map((part, n) => (part === null || down[n] == null ? "" : `${part.join()},${down[n].join()}`))
    .join(" ");
}
