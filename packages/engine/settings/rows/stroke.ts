/** Strokes and bevel around the photo. */
import { choice, colour, number } from "../kinds.ts";
import { row } from "../row.ts";
import { STROKE_UNITS, WIDEST_STROKE } from "../stroke.ts";

export const STROKE_ROWS = {
  /** Width of the stroke between matte and photo, in `strokeUnit`. */
  innerBorderSize: row(number(0, WIDEST_STROKE), 1, {
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
  /** Unit of both strokes: pixels of the photo, or thousandths of the base length. */
  strokeUnit: row(choice(STROKE_UNITS), "px", {
    affects: ["layout", "paint"],
    stored: true,
    reset: true,
    preset: "optional",
    needs: "innerStroke",
  }),
  /** Width of a second stroke, drawn in the matte, in `strokeUnit`; 0 for none. */
  secondStrokeSize: row(number(0, 100), 0, {
    affects: ["layout", "paint"],
    stored: true,
    reset: true,
    preset: "optional",
    needs: "innerStroke",
  }),
  /** Matte between the two strokes, in percent of the base length. */
  secondStrokeGap: row(number(0.5, 10, { step: 0.5 }), 1, {
    affects: ["layout"],
    stored: true,
    reset: true,
    preset: "optional",
    needs: "innerStroke",
  }),
  secondStrokeColor: row(colour, "#000000", {
    affects: ["paint"],
    stored: true,
    reset: true,
    preset: "optional",
    needs: "innerStroke",
  }),
  /** Width of the matte's bevelled edge, in thousandths of the base length; 0 for none. */
  bevelSize: row(number(0, 20, { step: 0.5 }), 0, {
    affects: ["layout", "paint"],
    stored: true,
    reset: true,
    preset: "optional",
    needs: "innerStroke",
  }),
};
