import type { Cells } from "../plan/cells.ts";
import type { PlannedFlat } from "../plan/frame-plan.ts";

/** Names of the flat areas in cells: cells with the same name show the same. Few columns and rows differ. */
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

/** Part of a range in a cell, relative to it. */
type Part = readonly [start: number, end: number];
/** Parts by flat area, null for those outside of the cell. */
type Parts = readonly (Part | null)[];

function partsIn(ranges: readonly Part[], from: number, length: number): Parts {
  return ranges.map(([start, end]) => {
    const [first, last] = [Math.max(0, start - from), Math.min(length, end - from)];
    return last <= first ? null : [first, last];
  });
}

/** Replaces equal elements by the first of them. */
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
