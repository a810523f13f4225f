/** A museum's label: one block at the photo's left edge. */
import { PLACE, QUIET, SERIF, text } from "./text.ts";
import type { LabelRole, LabelStyleRow } from "../types.ts";

const WALL_SMALL: LabelRole = { ...QUIET, size: 17, tracking: 0.01, ink: 0.6, leading: 1.45 };
const WALL_WIDTH = { share: 0.45, least: 420 } as const;

export const wall: LabelStyleRow = {
  gap: 46,
  least: 300,
  arrangement: {
    kind: "stack",
    align: "start",
    blocks: [
      {
        ...WALL_WIDTH,
        above: 0,
        texts: [
          text(["credit"], { ...SERIF, weight: 500, size: 27, leading: 1.26 }, 2),
          text(["subject"], { ...SERIF, weight: 400, italic: true, size: 30, leading: 1.22 }, 4),
        ],
      },
      {
        ...WALL_WIDTH,
        above: 3,
        texts: [text([PLACE], { ...SERIF, weight: 400, size: 23, ink: 0.62, leading: 1.35 }, 2)],
      },
      { ...WALL_WIDTH, above: 4, texts: [text(["additional"], WALL_SMALL, 3)] },
      {
        ...WALL_WIDTH,
        above: 12,
        texts: [text(["camera", "lens", "film"], WALL_SMALL, undefined, ", "), text(["exposure"], WALL_SMALL)],
      },
    ],
  },
};
