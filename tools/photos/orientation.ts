import type { Pixels } from "./row-source.ts";

export const ORIENTATIONS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** EXIF orientation, tag 0x0112: CIPA DC-008 §4.6.4.1. */
export type Orientation = (typeof ORIENTATIONS)[number];

/** True if stored rows are columns in the upright picture. */
export function isTurned(orientation: Orientation): boolean {
  return orientation >= 5;
}

/** Maps a stored pixel to the upright one; `right` and `bottom` are the upright picture's last column and row. */
type Lookup = (x: number, y: number, right: number, bottom: number) => readonly [number, number];

/** Positions for row 0 and column 0 by the standard: orientation 6 has row 0 on the right and column 0 at the top. */
const LOOKUPS: Record<Orientation, Lookup> = {
  1: (x, y) => [x, y],
  2: (x, y, right) => [right - x, y],
  3: (x, y, right, bottom) => [right - x, bottom - y],
  4: (x, y, _right, bottom) => [x, bottom - y],
  5: (x, y) => [y, x],
  6: (x, y, right) => [right - y, x],
  7: (x, y, right, bottom) => [right - y, bottom - x],
  8: (x, y, _right, bottom) => [y, bottom - x],
};

/** Rearranges `upright` so that a reader applying `orientation` shows it. */
export function storedFor(orientation: Orientation, upright: Pixels): Pixels {
  const turned = isTurned(orientation);
  const width = turned ? upright.height : upright.width;
  const height = turned ? upright.width : upright.height;
  const data = new Uint8Array(upright.data.length);
  const lookup = LOOKUPS[orientation];
  let at = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [fromX, fromY] = lookup(x, y, upright.width - 1, upright.height - 1);
      const from = (fromY * upright.width + fromX) * 3;
      data[at++] = upright.data[from]!;
      data[at++] = upright.data[from + 1]!;
      data[at++] = upright.data[from + 2]!;
    }
  }
  return { width, height, data };
}
