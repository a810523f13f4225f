/** The colour below everything else. */
import type { Layer } from "../layout/types.ts";
import { fill } from "../paint/shapes.ts";

export const ground: Layer = {
  name: "ground",
  isGround: true,
  paint(surface, { canvas, background }) {
    surface.globalAlpha = 1;
    fill(surface, background, { x: 0, y: 0, ...canvas });
  },
};
