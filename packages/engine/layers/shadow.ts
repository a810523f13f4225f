/** Shadows on the matte, and on the inner mat. None falls on the photo. */
import { type Box, cropBox, overlap } from "../layout/geometry.ts";
import { coverOfShadow, isSmoothShadow, reachOfShadow, shadowOf, shadowShape } from "../layout/shadow.ts";
import type { Layer, Layout, MatteShadow } from "../layout/types.ts";
import { between, under } from "../paint/ring.ts";
import { paintShadow, type ShadowMeans, wholePixels } from "../paint/computed.ts";
import type { Surface } from "../paint/surface.ts";

/** On the matte and its second stroke. */
export const shadow: Layer = {
  name: "shadow",
  place: ({ frame, settings }) => ({ shadow: shadowOf(frame, settings) }),
  move: ({ shadow: it }, { factor }) => it && { shadow: scaled(it, factor) },
  ...shadowThatFalls("outside"),
};

/** On the inner mat. */
export const recess: Layer = { name: "recess", ...shadowThatFalls("inside") };

function shadowThatFalls(falls: MatteShadow["falls"]): Pick<Layer, "paint" | "bands" | "overlay" | "shaded"> {
  const paint = <Picture>(surface: Surface<Picture>, layout: Layout, means: ShadowMeans<Picture>): void => {
    const shape = shadowShape(layout, falls);
    if (shape !== null) for (const box of partsOf(layout, falls)) paintShadow(surface, shape, box, means);
  };
  return {
    paint,
    bands(layout) {
      const shape = shadowShape(layout, falls);
      return shape === null ? [] : [{ box: shape.edge, colours: {}, shadow: falls }];
    },
    overlay: {
      boxes: (layout) => partsOf(layout, falls),
      paint,
      smooth: (layout) => (isSmoothShadow(layout) ? falls : null),
      // Black.
      isGrey: () => true,
    },
    shaded: (layout) => partsOf(layout, falls).reduce((sum, { width, height }) => sum + width * height, 0),
  };
}

/** Paints the shadow in a box that its arc cuts. */
export function paintShadowIn<Picture>(
  surface: Surface<Picture>,
  layout: Layout,
  box: Box,
  means: ShadowMeans<Picture>,
): void {
  const shape = layout.shadow && shadowShape(layout, layout.shadow.falls);
  if (shape !== null) paintShadow(surface, shape, box, means);
}

/** Whole pixels with a visible shadow. */
function partsOf(layout: Layout, falls: MatteShadow["falls"]): readonly Box[] {
  const shape = shadowShape(layout, falls);
  if (shape === null) return [];
  const reach = reachOfShadow(shape, layout.canvas);
  const outside = falls === "inside" ? under(reach) : wholePixels(reach);
  const cover = cropBox(under(coverOfShadow(shape, layout)), outside);
  return overlap(cover, outside) ? between(outside, cover).filter(isSeen) : [outside].filter(isSeen);
}

function isSeen({ width, height }: Box): boolean {
  return width > 0 && height > 0;
}

function scaled({ falls, casts }: MatteShadow, factor: number): MatteShadow {
  return {
    falls,
    casts: casts.map(({ x, y, blur, opacity }) => ({
      x: x * factor,
      y: y * factor,
      blur: blur * factor,
      opacity,
    })),
  };
}
