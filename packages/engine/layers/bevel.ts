/** The matte's bevelled edge: flats in one colour each, and mitres that cut their corners. */
import { isGrey } from "../colour.ts";
import { bevelAreas, bevelBands, mitres, scaleBevel } from "../layout/bevel.ts";
import type { Box } from "../layout/geometry.ts";
import { bevelAround, followPhoto, placeRing, reachOfBevel } from "../layout/rings.ts";
import type { Bevel, Layer } from "../layout/types.ts";
import { under } from "../paint/ring.ts";
import { fill } from "../paint/shapes.ts";
import type { Surface } from "../paint/surface.ts";

export const bevel: Layer = {
  name: "bevel",
  place({ frame, settings, grey }) {
    const edge = bevelAround(frame, settings, grey);
    return edge && { bevel: edge };
  },
  reach: reachOfBevel,
  move: ({ bevel: edge }, to) => edge && { bevel: scaleBevel(placeRing(edge, to), to.factor) },
  follow: ({ bevel: edge, photo }, moved) => edge && { bevel: followPhoto(edge, photo, moved) },
  paint(surface, { bevel: edge, stroke, photo }) {
    if (edge === null) return;
    // It reaches under what touches it.
    const inside = under(stroke?.box ?? photo);
    for (const { box, colour } of bevelAreas(edge, inside)) fill(surface, colour, box);
    paintMitres(surface, edge, inside);
  },
  bands: ({ bevel: edge }) => (edge === null ? [] : bevelBands(edge)),
  flats: ({ bevel: edge }) => (edge === null ? [] : bevelAreas(edge)),
  overlay: {
    boxes: ({ bevel: edge }) => (edge === null ? [] : mitres(edge).map(({ box }) => box)),
    paint(surface, { bevel: edge }) {
      if (edge !== null) paintMitres(surface, edge);
    },
    isGrey: ({ bevel: edge }) => edge === null || Object.values(edge.colours).every(isGrey),
  },
};

/** The corners, over the flats. */
function paintMitres(surface: Surface<unknown>, edge: Bevel, inside?: Box): void {
  for (const { colour, points } of mitres(edge, inside)) {
    const [[startX, startY], ...rest] = points;
    surface.fillStyle = colour;
    surface.beginPath();
    surface.moveTo(startX, startY);
    for (const [x, y] of rest) surface.lineTo(x, y);
    surface.fill();
  }
}
