/** From the upright picture to the file's own rows and columns (Exif 2.32 §4.6.4 A, tag 0x0112). */
import type { Box, Size } from "@matte/engine";
import { swapsSides } from "../decode/orientation.ts";

/** `x' = a x + c y + e`, `y' = b x + d y + f`, as canvas transforms are written. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Where a point of an upright picture of this size is stored. */
export function intoStored(orientation: number, { width, height }: Size): Affine {
  switch (orientation) {
    case 2:
      return [-1, 0, 0, 1, width, 0];
    case 3:
      return [-1, 0, 0, -1, width, height];
    case 4:
      return [1, 0, 0, -1, 0, height];
    case 5:
      return [0, 1, 1, 0, 0, 0];
    case 6:
      return [0, -1, 1, 0, 0, width];
    case 7:
      return [0, -1, -1, 0, height, width];
    case 8:
      return [0, 1, -1, 0, height, 0];
    default:
      return [1, 0, 0, 1, 0, 0];
  }
}

export function storedSize(orientation: number, { width, height }: Size): Size {
  return swapsSides(orientation) ? { width: height, height: width } : { width, height };
}

export function storedBox(to: Affine, { x, y, width, height }: Box): Box {
  const [one, other] = [apply(to, x, y), apply(to, x + width, y + height)];
  const left = Math.min(one.x, other.x);
  const top = Math.min(one.y, other.y);
  return { x: left, y: top, width: Math.abs(other.x - one.x), height: Math.abs(other.y - one.y) };
}

function apply([a, b, c, d, e, f]: Affine, x: number, y: number): { readonly x: number; readonly y: number } {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}
