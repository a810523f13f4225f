/** The wall's geometry: framed pictures at one scale, side by side on one centre line. */
import type { Size } from "@matte/engine";

/** A picture on the wall, in units that all pictures share. */
export interface Hung extends Size {
  /** Its left edge, from the first picture's. */
  readonly x: number;
}

export interface Hanging {
  readonly works: readonly Hung[];
  readonly length: number;
  readonly tallest: number;
  /** Space between two pictures. */
  readonly gap: number;
}

/** Space between two pictures, as a share of their mean width. */
const GAP = 0.21;

/** Hangs pictures in the given order. Other orders of the same pictures have the same length. */
export function hang(sizes: readonly Size[]): Hanging {
  const gap = (GAP * sizes.reduce((sum, { width }) => sum + width, 0)) / Math.max(1, sizes.length);
  const works: Hung[] = [];
  let x = 0;
  for (const { width, height } of sizes) {
    works.push({ x, width, height });
    x += width + gap;
  }
  return {
    works,
    gap,
    length: Math.max(0, x - gap),
    tallest: sizes.reduce((most, { height }) => Math.max(most, height), 0),
  };
}

/** Indexes of the pictures between two places on the wall: the first one, and the one after the last. */
export function worksBetween({ works }: Hanging, from: number, to: number): readonly [first: number, end: number] {
  const first = firstWith(works, ({ x, width }) => x + width >= from);
  return [
    first,
    Math.max(
      first,
      firstWith(works, ({ x }) => x > to),
    ),
  ];
}

/**
 * Finds the index at which a held picture would hang nearest to where it is.
 * @param others all works without it
 * @param left its left edge
 */
export function placeAt({ works, gap }: Hanging, left: number): number {
  return firstWith(works, ({ x, width }) => x + (width + gap) / 2 > left);
}

/** Index of the first picture that meets a condition, as all after it do; their number if none does. */
function firstWith(works: readonly Hung[], meets: (work: Hung) => boolean): number {
  let [low, high] = [0, works.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const work = works[middle];
    if (work !== undefined && meets(work)) high = middle;
    else low = middle + 1;
  }
  return low;
}
