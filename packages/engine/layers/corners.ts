/** Rounded corners of the photo: matte, lines and bevel over its square ones, along the arc. */
import { cornerBoxes, cornersOf, roundedBands } from "../layout/corners.ts";
import type { Layer, Layout, OverlayMeans } from "../layout/types.ts";
import { paintCorner } from "../paint/corner.ts";
import type { Surface } from "../paint/surface.ts";
import { bandsAround, paintGround } from "./walk.ts";

/** A quarter of a circle per unit of its radius. */
const QUARTER = Math.PI / 2;

export const corners: Layer = {
  name: "corners",
  place: ({ settings: { cornerRadius } }, { photo }) => ({
    cornerRadius: Math.round((cornerRadius / 100) * Math.min(photo.width, photo.height)),
  }),
  move: ({ cornerRadius }, { factor }) => ({ cornerRadius: cornerRadius * factor }),
  paint: paintCorners,
  overlay: {
    boxes: (layout) => cornersOf(layout, bandsAround(layout)).flatMap((corner) => cornerBoxes(corner)),
    paint: paintCorners,
    // Its colours are those of flat areas and background.
    isGrey: () => true,
  },
  edges: ({ cornerRadius }) => 4 * QUARTER * cornerRadius,
};

function paintCorners<Picture>(surface: Surface<Picture>, layout: Layout, means: OverlayMeans<Picture>): void {
  const bands = bandsAround(layout);
  const ground = (): void => paintGround(surface, layout, means);
  for (const corner of cornersOf(layout, bands))
    paintCorner(surface, corner, roundedBands(corner, layout, bands), ground);
}
