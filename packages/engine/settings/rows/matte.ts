/** Matte and stroke. */
import { colour, number } from "../kinds.ts";
import { row } from "../row.ts";
import { WIDEST_STROKE } from "../stroke.ts";

export const MATTE_ROWS = {
  /** Width of the stroke between matte and photo, in pixels of the photo. */
  innerBorderSize: row(number(0, WIDEST_STROKE, { whole: true }), 1, {
    affects: ["layout", "paint"],
    stored: true,
    reset: true,
    preset: "required",
    needs: "innerStroke",
  }),
  innerBorderColor: row(colour, "#000000", {
    affects: ["paint"],
    stored: true,
    reset: true,
    preset: "required",
    needs: "innerStroke",
  }),
  /** Matte on each side, in percent of the photo's width. */
  outerBorderSize: row(number(0, 30), 8, { affects: ["layout"], stored: true, reset: true, preset: "required" }),
  outerBorderColor: row(colour, "#FFFFFF", { affects: ["paint"], stored: true, reset: true, preset: "required" }),
};

/** Matte sizes as photographers name them, with their percent of the photo's width. */
export const QUICK_SIZES = [
  { name: "1 inch", percent: 4 },
  { name: "2 inch", percent: 8 },
  { name: "4 inch", percent: 16 },
  { name: "6 inch", percent: 24 },
] as const;
