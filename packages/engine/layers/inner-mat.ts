/** A second board between matte and stroke. The bevel inside it is its own, the one outside is the matte's. */
import { isGrey } from "../colour.ts";
import { bevelAreas, bevelBands, mitres, scaleBevel } from "../layout/bevel.ts";
import { evenBand, followPhoto, innerMatAround, outerBevelAround, placeRing } from "../layout/rings.ts";
import type { Layer } from "../layout/types.ts";
import { paintBevel, paintMitres } from "../paint/bevel.ts";
import { ring, under } from "../paint/ring.ts";
import { fill } from "../paint/shapes.ts";

export const innerMat: Layer = {
  name: "inner mat",
  place({ frame, settings, grey }) {
    const mat = innerMatAround(frame, settings);
    return mat && { innerMat: mat, outerBevel: outerBevelAround(frame, settings, grey) };
  },
  move: ({ innerMat: mat, outerBevel: edge }, to) =>
    mat && { innerMat: placeRing(mat, to), outerBevel: edge && scaleBevel(placeRing(edge, to), to.factor) },
  follow: ({ innerMat: mat, outerBevel: edge, photo }, moved) =>
    mat && { innerMat: followPhoto(mat, photo, moved), outerBevel: edge && followPhoto(edge, photo, moved) },
  paint(surface, { innerMat: mat, outerBevel: edge, bevel, stroke, photo }) {
    if (mat === null) return;
    if (edge !== null) paintBevel(surface, edge, under(mat.box));
    for (const side of ring(mat.box, bevel?.box ?? stroke?.box ?? photo)) fill(surface, mat.colour, side);
  },
  bands: ({ innerMat: mat, outerBevel: edge }) => [
    ...(edge === null ? [] : bevelBands(edge)),
    ...(mat === null ? [] : [evenBand(mat)]),
  ],
  flats: ({ innerMat: mat, outerBevel: edge }) => [
    ...(edge === null ? [] : bevelAreas(edge)),
    ...(mat === null ? [] : [mat]),
  ],
  overlay: {
    boxes: ({ outerBevel: edge }) => (edge === null ? [] : mitres(edge).map(({ box }) => box)),
    paint(surface, { outerBevel: edge }) {
      if (edge !== null) paintMitres(surface, edge);
    },
    isGrey: ({ outerBevel: edge }) => edge === null || Object.values(edge.colours).every(isGrey),
  },
};
