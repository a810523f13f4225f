/** The face of the matte below everything else: its colour and its surface. */
import type { Insets, Size } from "../layout/geometry.ts";
import { leastCommonMultiple } from "../layout/grid.ts";
import type { Layer } from "../layout/types.ts";
import { fill } from "../paint/shapes.ts";
import { surfacePeriod } from "../surface/period.ts";

/** Narrowest tile whose relief can be seen. */
const LEAST_PERIOD = 48;

export const ground: Layer = {
  name: "ground",
  isGround: true,
  place({ settings: { surface: kind, surfaceDepth: depth }, frame, grid }) {
    if (kind === "none" || depth === 0) return null;
    return { surface: { kind, depth, period: surfacePeriod(frame.base, stepsOf(grid.matte)) } };
  },
  move: ({ surface: relief }, { factor }) =>
    relief && { surface: { ...relief, period: scaled(relief.period, factor) } },
  paint(surface, { canvas, background, surface: relief }, { drawn }) {
    surface.globalAlpha = 1;
    const isSeen = relief !== null && Math.min(relief.period.width, relief.period.height) >= LEAST_PERIOD;
    const style = (isSeen ? drawn?.surface(relief, background) : null) ?? background;
    fill(surface, style, { x: 0, y: 0, ...canvas });
  },
};

/** Whole blocks of the photo: those of the sides that its file stores first. */
function stepsOf({ left, right, top, bottom }: Insets): Size {
  return { width: leastCommonMultiple(left, right), height: leastCommonMultiple(top, bottom) };
}

function scaled({ width, height }: Size, factor: number): Size {
  return { width: width * factor, height: height * factor };
}
