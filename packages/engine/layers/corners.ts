/** The photo's rounded corners: matte, lines and bevel over its square ones, along the arc. */
import type { Box } from "../layout/geometry.ts";
import { cornerBoxes, cornersOf, roundedBands } from "../layout/corners.ts";
import type { Layer, Layout, OverlayMeans } from "../layout/types.ts";
import { type CornerPart, cornerParts, paintPart } from "../paint/corner.ts";
import { wholePixels } from "../paint/computed.ts";
import type { Surface } from "../paint/surface.ts";
import { paintShadowIn } from "./shadow.ts";
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
  const ground = (within: Box): void => paintGround(surface, layout, { ...means, within });
  const shadow = (bounds: Box): void => paintShadowIn(surface, layout, wholePixels(bounds), means);
  for (const part of partsOf(layout)) paintPart(surface, part, { ground, shadow, within: means.within });
}

/** Kept because a picture is painted box by box. */
const known = new WeakMap<Layout, readonly CornerPart[]>();

function partsOf(layout: Layout): readonly CornerPart[] {
  const found = known.get(layout);
  if (found !== undefined) return found;
  const bands = bandsAround(layout);
  const all = cornersOf(layout, bands);
  const parts = all.flatMap((corner) => cornerParts(corner, roundedBands(corner, layout, bands)));
  known.set(layout, parts);
  return parts;
}
