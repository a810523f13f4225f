import type { Size } from "../layout/geometry.ts";
import type { SurfaceKind } from "./kinds.ts";
import { resampled } from "./resample.ts";
import { SHADES_PER_DEVIATION, type Shades } from "./shade.ts";

/** Levels out of 255 by which one standard deviation changes the matte, per unit of depth. */
const LEVELS: Readonly<Record<SurfaceKind, number>> = {
  rag: 0.08,
  linen: 0.08,
  laid: 0.08,
  board: 0.08,
  canvas: 0.08,
  kozo: 0.08,
  felt: 0.1,
};

/** How a surface is drawn on a matte. */
export interface SurfaceLook {
  readonly kind: SurfaceKind;
  /** 0 to 100. */
  readonly depth: number;
  /** Red, green and blue of the matte, 0 to 255. */
  readonly colour: readonly [number, number, number];
}

/**
 * Returns levels to add to each channel of a matte, row by row: brightness alone, no colour. Their mean is 0, to keep the matte's
 * colour; near white or black they get smaller, and on white and black they are 0.
 */
export function surfaceTile(shades: Shades, period: Size, look: SurfaceLook): Int8Array {
  const { shades: shown, levels } = surfaceLevels(shades, period, look);
  return shown.map((shade) => levels[shade + 128]!);
}

/** The shades of a tile, and the levels of shades from −128 to 127. */
export function surfaceLevels(
  shades: Shades,
  period: Size,
  look: SurfaceLook,
): { readonly shades: Shades; readonly levels: Int8Array } {
  const { shown, counts } = shadesAt(shades, period);
  return { shades: shown, levels: levelsOf(counts, look) };
}

interface Shown extends Size {
  readonly shown: Shades;
  readonly counts: Float64Array;
}

/** Kept because a preview changes colour and depth, not the size. */
const lastShown = new WeakMap<Shades, Shown>();

function shadesAt(shades: Shades, { width, height }: Size): Shown {
  const last = lastShown.get(shades);
  if (last?.width === width && last.height === height) return last;
  const shown = resampled(shades, width, height);
  const found = { width, height, shown, counts: countsOf(shown) };
  lastShown.set(shades, found);
  return found;
}

/** Pixels with each shade from −128 to 127. */
function countsOf(shades: Shades): Float64Array {
  const counts = new Float64Array(256);
  for (let at = 0; at < shades.length; at += 1) counts[shades[at]! + 128]! += 1;
  return counts;
}

/** Levels for each shade from −128 to 127: scaled, within the matte's range, and moved until their mean is 0. */
function levelsOf(counts: Float64Array, { kind, depth, colour }: SurfaceLook): Int8Array {
  const scale = (LEVELS[kind] * depth) / SHADES_PER_DEVIATION;
  const [lowest, highest] = [-Math.min(...colour), 255 - Math.max(...colour)];
  const movedBy = (offset: number): Int8Array =>
    Int8Array.from(counts, (_count, index) =>
      Math.max(lowest, Math.min(highest, Math.round(scale * (index - 128) + offset))),
    );
  const sumOf = (levels: Int8Array): number => counts.reduce((sum, count, index) => sum + count * levels[index]!, 0);
  let [below, above] = [-128, 127];
  for (let halving = 0; halving < 16; halving += 1) {
    const middle = (below + above) / 2;
    if (sumOf(movedBy(middle)) > 0) above = middle;
    else below = middle;
  }
  const [low, high] = [movedBy(below), movedBy(above)];
  return Math.abs(sumOf(low)) <= Math.abs(sumOf(high)) ? low : high;
}
