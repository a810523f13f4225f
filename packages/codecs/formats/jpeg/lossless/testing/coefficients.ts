/** Shared by the specs: coefficients of JPEGs, and their comparison. */
import { assemble } from "../photo/assemble.ts";
import { blockAt, type Plane } from "../photo/planes.ts";
import { type LosslessSource, openLossless } from "../open.ts";
import type { Box } from "@matte/engine";

/** Opens a JPEG; throws its fallback reason. */
export function opened(bytes: Uint8Array): LosslessSource {
  const source = openLossless(bytes);
  if ("fallbackReason" in source) throw new Error(`${source.fallbackReason}: ${source.detail}`);
  return source;
}

/** Coefficients of a JPEG by component. */
export function coefficientsOf(bytes: Uint8Array): readonly Plane[] {
  return assemble(opened(bytes));
}

export interface Comparison {
  /** Count of compared blocks. */
  readonly compared: number;
  /** Different blocks as `component:column,row` of the photo. */
  readonly different: readonly string[];
}

/**
 * Compares the photo's blocks with those in a framed picture.
 * @param drawn areas of the framed picture whose blocks may differ
 * @param extent `padding` to include blocks that extend over the photo's edge
 */
export function compareKept(
  photo: Uint8Array,
  framed: Uint8Array,
  place: { readonly x: number; readonly y: number },
  drawn: readonly Box[] = [],
  extent: "inside" | "padding" = "inside",
): Comparison {
  const source = opened(photo);
  const [from, to] = [coefficientsOf(photo), coefficientsOf(framed)];
  const blocks = extent === "inside" ? Math.floor : Math.ceil;
  const different: string[] = [];
  let compared = 0;
  from.forEach((plane, component) => {
    const step = source.grid.steps[component]!;
    const [width, height] = [8 * step.width, 8 * step.height];
    const [left, top] = [place.x / width, place.y / height];
    for (let row = 0; row < blocks(source.height / height); row += 1) {
      for (let column = 0; column < blocks(source.width / width); column += 1) {
        const box = { x: place.x + column * width, y: place.y + row * height, width, height };
        if (drawn.some((area) => overlaps(area, box))) continue;
        compared += 1;
        const block = blockOf(plane, column, row);
        const same = blockOf(to[component]!, left + column, top + row).every((value, k) => value === block[k]);
        if (!same) different.push(`${component}:${column},${row}`);
      }
    }
  });
  return { compared, different };
}

function blockOf(plane: Plane, column: number, row: number): Int16Array {
  const at = blockAt(plane, column, row);
  return plane.coefficients.subarray(at, at + 64);
}

function overlaps(one: Box, other: Box): boolean {
  const apart =
    one.x >= other.x + other.width ||
    other.x >= one.x + one.width ||
    one.y >= other.y + other.height ||
    other.y >= one.y + one.height;
  return !apart;
}
