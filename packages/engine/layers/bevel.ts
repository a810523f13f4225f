/** The matte's bevelled edge: flats in one colour each, and mitres that cut their corners. */
import { isGrey } from "../colour.ts";
import { bevelAreas, bevelBands, mitres, scaleBevel } from "../layout/bevel.ts";
import { bevelAround, followPhoto, placeRing, reachOfBoards } from "../layout/rings.ts";
import type { Layer } from "../layout/types.ts";
import { paintBevel, paintMitres } from "../paint/bevel.ts";
import { under } from "../paint/ring.ts";

export const bevel: Layer = {
  name: "bevel",
  place({ frame, settings, grey }) {
    const edge = bevelAround(frame, settings, grey);
    return edge && { bevel: edge };
  },
  reach: reachOfBoards,
  move: ({ bevel: edge }, to) => edge && { bevel: scaleBevel(placeRing(edge, to), to.factor) },
  follow: ({ bevel: edge, photo }, moved) => edge && { bevel: followPhoto(edge, photo, moved) },
  paint(surface, { bevel: edge, stroke, photo }) {
    if (edge === null) return;
    // It reaches under what touches it.
    paintBevel(surface, edge, under(stroke?.box ?? photo));
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
