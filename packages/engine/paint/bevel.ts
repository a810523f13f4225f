import { bevelAreas, mitres } from "../layout/bevel.ts";
import type { Box } from "../layout/geometry.ts";
import type { Bevel } from "../layout/types.ts";
import { fill } from "./shapes.ts";
import type { Surface } from "./surface.ts";

/** @param inside box to which the flats reach */
export function paintBevel(surface: Surface<unknown>, edge: Bevel, inside: Box): void {
  for (const { box, colour } of bevelAreas(edge, inside)) fill(surface, colour, box);
  paintMitres(surface, edge, inside);
}

/** The corners, over the flats. */
export function paintMitres(surface: Surface<unknown>, edge: Bevel, inside?: Box): void {
  for (const { colour, points } of mitres(edge, inside)) {
    const [[startX, startY], ...rest] = points;
    surface.fillStyle = colour;
    surface.beginPath();
    surface.moveTo(startX, startY);
    for (const [x, y] of rest) surface.lineTo(x, y);
    surface.fill();
  }
}
