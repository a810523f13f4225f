/** The matte, and the whole picture's shape. */
import { choice, colour, nullable, number, object } from "../kinds.ts";
import type { Range } from "../range.ts";
import { row } from "../row.ts";

/** Each side in {@link MATTE_ROWS.matteSides}, in percent of the base length. */
export const MATTE_SIDE_RANGE: Range = { min: 0, max: 60, step: 0.5 };
const SIDE = number(MATTE_SIDE_RANGE.min, MATTE_SIDE_RANGE.max, { step: MATTE_SIDE_RANGE.step });

/** {@link MATTE_ROWS.matteMm} in millimetres. */
export const MATTE_MM_RANGE = number(0, 200, { step: 0.1 });

/** Ratios of width to height; `photo` adds nothing to the frame, A is ISO 216 paper. */
export const SHAPES = [
  "photo",
  "1:1",
  "4:5",
  "5:4",
  "3:4",
  "4:3",
  "2:3",
  "3:2",
  "5:7",
  "7:5",
  "9:16",
  "16:9",
  "a-portrait",
  "a-landscape",
] as const;

export const MATTE_ROWS = {
  /** Matte on each side, in percent of the base length. */
  outerBorderSize: row(number(0, 30), 8, { affects: ["layout"], stored: true, reset: true, preset: "required" }),
  outerBorderColor: row(colour, "#FFFFFF", { affects: ["paint"], stored: true, reset: true, preset: "required" }),
  /** The base length: matte, text and logo are measured by this side of the photo. */
  measuredBy: row(choice(["width", "short", "long", "mean"]), "width", {
    affects: ["layout"],
    stored: true,
    reset: true,
    preset: "optional",
  }),
  /** Added to the bottom matte, in percent of the matte. */
  bottomWeight: row(number(0, 100), 0, { affects: ["layout"], stored: true, reset: true, preset: "optional" }),
  /** Replaces `outerBorderSize` and `bottomWeight` by a percentage for each side; null for neither. */
  matteSides: row(nullable(object({ top: SIDE, right: SIDE, bottom: SIDE, left: SIDE })), null, {
    affects: ["layout"],
    stored: true,
    reset: true,
    preset: "optional",
  }),
  /** Replaces the matte's percentages by millimetres on the `printSize`; null for percentages. */
  matteMm: row(nullable(MATTE_MM_RANGE), null, {
    affects: ["layout"],
    stored: true,
    reset: true,
    preset: "optional",
  }),
  /** Ratio of the canvas; matte is added to reach it. */
  shape: row(choice(SHAPES), "photo", { affects: ["layout"], stored: true, reset: true, preset: "optional" }),
};

/** Matte sizes that the panel offers at once, in percent of the base length. */
export const QUICK_SIZES = [4, 8, 16, 24] as const;

/** The same on paper, in millimetres. */
export const QUICK_MILLIMETRES: Readonly<Record<(typeof QUICK_SIZES)[number], number>> = {
  4: 25.4,
  8: 50.8,
  16: 101.6,
  24: 152.4,
};
