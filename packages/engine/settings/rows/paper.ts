/** Paper for prints. */
import { choice, flag, number } from "../kinds.ts";
import { row } from "../row.ts";

/** Paper: A4 and A3, centimetres, inches; `custom` is as wide as `printWidth`. */
export const PRINT_SIZES = ["none", "10x15", "13x18", "a4", "a3", "8x10in", "11x14in", "30x40", "custom"] as const;

export const PAPER_ROWS = {
  /** Paper for the canvas and the file's density. */
  printSize: row(choice(PRINT_SIZES), "none", {
    affects: ["layout", "export"],
    stored: true,
    reset: true,
    preset: "optional",
  }),
  /** A `custom` print's width in millimetres. */
  printWidth: row(number(10, 5000), 300, {
    affects: ["layout", "export"],
    stored: true,
    reset: true,
    preset: "optional",
  }),
  /** The canvas has the paper's ratio, turned with the photo; a shape or social preset prevails. */
  fitPaper: row(flag, true, { affects: ["layout"], stored: true, reset: true, preset: "optional" }),
  /** Matte outside the paper on each side, in millimetres, for the cut. */
  bleedMm: row(number(0, 10, { step: 0.5 }), 0, {
    affects: ["layout", "export"],
    stored: true,
    reset: true,
    preset: "optional",
  }),
};
