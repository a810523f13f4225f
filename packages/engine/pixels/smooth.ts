/** Smooth parts of the matte by their samples, for files that store coefficients instead of pixels. */
import { smoothParts } from "../layers/walk.ts";
import { shadowShape } from "../layout/shadow.ts";
import type { Layout, SmoothArea } from "../layout/types.ts";
import type { Tile } from "../paint/surface.ts";
import { colourReader } from "./ground.ts";
import { lightReader } from "./shadow.ts";

/** Lists smooth areas, each in place of those before it. @param reduced the photo, for a matte that shows it */
export function smoothAreas(layout: Layout, reduced: Tile | null): readonly SmoothArea[] {
  const parts = smoothParts(layout);
  const colourAt = parts.some(({ part }) => part === "face") ? colourReader(layout, reduced) : null;
  return parts.map(({ part, boxes }) => {
    const shape = part === "face" ? null : shadowShape(layout, part);
    return { boxes, colourAt, lightAt: shape && lightReader(shape) };
  });
}
