/** The matte's depth and edges as a board. */
import { number } from "../kinds.ts";
import { row } from "../row.ts";

export const BOARD_ROWS = {
  /** Radius of the photo's corners, in percent of its short side; lines and bevel follow them. */
  cornerRadius: row(number(0, 25, { step: 0.5 }), 0, {
    affects: ["layout", "paint"],
    stored: true,
    reset: true,
    preset: "optional",
  }),
};
