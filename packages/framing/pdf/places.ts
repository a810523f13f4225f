/** Places on a page. */
import type { Box, Size } from "@matte/engine";
import { decimals } from "./file.ts";
import type { PdfSurface } from "./surface.ts";

/** Points per millimetre. */
export const POINTS = 72 / 25.4;

/** A box on the paper in the units of a picture. */
export function within(box: Box, picture: Box, factor: number): Box {
  return {
    x: (box.x - picture.x) / factor,
    y: (box.y - picture.y) / factor,
    width: box.width / factor,
    height: box.height / factor,
  };
}

export function clipTo(surface: PdfSurface, { x, y, width, height }: Box): void {
  surface.beginPath();
  surface.moveTo(x, y);
  surface.lineTo(x + width, y);
  surface.lineTo(x + width, y + height);
  surface.lineTo(x, y + height);
  surface.clip();
}

/** A page's box in points. */
export function boxOf({ width, height }: Size, from: number): string {
  return decimals(from * POINTS, from * POINTS, (from + width) * POINTS, (from + height) * POINTS);
}
