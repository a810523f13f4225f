/** Shared by the specs: JPEG coefficients and their comparison. */
import { assemble } from "../photo/assemble.ts";
import { CoefficientPlaces } from "../photo/coefficients.ts";
import { type LosslessSource, openLossless } from "../open.ts";
import type { Box } from "@matte/engine";

/** Opens a JPEG; throws its fallback reason. */
export function opened(bytes: Uint8Array): LosslessSource {
  const source = openLossless(bytes);
  if ("fallbackReason" in source) throw new Error(`${source.fallbackReason}: ${source.detail}`);
  return source;
}

export interface Plane {
  /** Blocks per row, padded to whole MCUs (ITU-T T.81 §A.2.4). */
  readonly stride: number;
  /** 64 values per block, blocks row by row. */
  readonly coefficients: Int16Array;
}

/** A JPEG's coefficients by component. */
export function coefficientsOf(bytes: Uint8Array): readonly Plane[] {
  const source = opened(bytes);
  const { grid, picture } = source;
  const coefficients = assemble(source);
  const places = new CoefficientPlaces(grid);
  const planes = picture.components.map(({ h, v }) => {
    const stride = grid.columns * h;
    return { stride, coefficients: new Int16Array(stride * grid.rows * v * 64) };
  });
  for (let mcu = 0; mcu < grid.columns * grid.rows; mcu += 1) {
    const [mcuColumn, mcuRow] = [mcu % grid.columns, Math.floor(mcu / grid.columns)];
    grid.blocks.forEach(({ component, column, row }, index) => {
      const { h, v } = picture.components[component]!;
      const from = places.mcu(mcuColumn, mcuRow) + 64 * index;
      const to = blockAt(planes[component]!, mcuColumn * h + column, mcuRow * v + row);
      planes[component]!.coefficients.set(coefficients.subarray(from, from + 64), to);
    });
  }
  return planes;
}

export function blockAt(plane: Plane, column: number, row: number): number {
  return (row * plane.stride + column) * 64;
}

export interface Comparison {
  readonly compared: number;
  /** Different blocks in the photo as `component:column,row`. */
  readonly different: readonly string[];
}

/**
 * Compares the photo's block values, coefficients times steps, with a framed picture's.
 * @param drawn areas in the framed picture whose blocks may differ
 * @param extent `padding` to include blocks beyond the photo's edge
 */
export function compareKept(
  photo: Uint8Array,
  framed: Uint8Array,
  place: { readonly x: number; readonly y: number },
  drawn: readonly Box[] = [],
  extent: "inside" | "padding" = "inside",
): Comparison {
  const [source, result] = [opened(photo), opened(framed)];
  const [from, to] = [coefficientsOf(photo), coefficientsOf(framed)];
  const blocks = extent === "inside" ? Math.floor : Math.ceil;
  const different: string[] = [];
  let compared = 0;
  from.forEach((plane, component) => {
    const step = source.grid.steps[component]!;
    const [width, height] = [8 * step.width, 8 * step.height];
    const [left, top] = [place.x / width, place.y / height];
    const sameValues = valuesComparer(
      [plane.coefficients, source.picture.components[component]!.quantisation],
      [to[component]!.coefficients, result.picture.components[component]!.quantisation],
    );
    for (let row = 0; row < blocks(source.height / height); row += 1) {
      for (let column = 0; column < blocks(source.width / width); column += 1) {
        const box = { x: place.x + column * width, y: place.y + row * height, width, height };
        if (drawn.some((area) => overlaps(area, box))) continue;
        compared += 1;
        const shown = blockAt(to[component]!, left + column, top + row);
        if (!sameValues(blockAt(plane, column, row), shown)) different.push(`${component}:${column},${row}`);
      }
    }
  });
  return { compared, different };
}

type Values = readonly [coefficients: Int16Array, steps: ArrayLike<number>];

/** Returns a function that compares the block at one place with that at another, without copying them. */
function valuesComparer([one, oneSteps]: Values, [other, otherSteps]: Values): (at: number, there: number) => boolean {
  return (at, there) => {
    for (let k = 0; k < 64; k += 1)
      if (one[at + k]! * oneSteps[k]! !== other[there + k]! * otherSteps[k]!) return false;
    return true;
  };
}

function overlaps(one: Box, other: Box): boolean {
  const apart =
    one.x >= other.x + other.width ||
    other.x >= one.x + one.width ||
    one.y >= other.y + other.height ||
    other.y >= one.y + one.height;
  return !apart;
}
