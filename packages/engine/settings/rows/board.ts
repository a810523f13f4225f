/** The matte's depth and edges as a board. */
import { choice, colour, number } from "../kinds.ts";
import { row } from "../row.ts";

/** Shadows between the matte and what it surrounds. */
export const SHADOWS = ["none", "soft", "lifted", "recessed"] as const;

/** Fillings of the matte. */
export const BACKGROUNDS = ["colour", "gradient", "photo"] as const;

/** Surfaces of the matte. */
export const SURFACES = ["none", "rag", "linen", "laid", "board", "canvas", "kozo", "felt"] as const;

export const BOARD_ROWS = {
  /** The matte's colour, a gradient from it, or the photo, blurred. */
  background: row(choice(BACKGROUNDS), "colour", {
    affects: ["layout", "paint"],
    stored: true,
    reset: true,
    preset: "optional",
  }),
  /** Colour at the gradient's end. */
  gradientColor: row(colour, "#D8D2C6", { affects: ["paint"], stored: true, reset: true, preset: "optional" }),
  /** Direction in which the gradient runs, in degrees clockwise from upwards. */
  gradientAngle: row(number(0, 345, { step: 15 }), 180, {
    affects: ["paint"],
    stored: true,
    reset: true,
    preset: "optional",
  }),
  backgroundBlur: row(number(0, 100), 60, { affects: ["paint"], stored: true, reset: true, preset: "optional" }),
  /** Percent towards black, or for positive numbers towards white. */
  backgroundShade: row(number(-60, 60), 0, { affects: ["paint"], stored: true, reset: true, preset: "optional" }),
  /** Relief of the matte, as brightness alone. */
  surface: row(choice(SURFACES), "none", {
    affects: ["paint"],
    stored: true,
    reset: true,
    preset: "optional",
    choicesNeed: { laid: "surfaces", board: "surfaces", canvas: "surfaces", kozo: "surfaces", felt: "surfaces" },
  }),
  surfaceDepth: row(number(0, 100), 40, { affects: ["paint"], stored: true, reset: true, preset: "optional" }),
  /** Width of a second board between matte and stroke, in percent of the base length; 0 for none. */
  innerMatSize: row(number(0, 10, { step: 0.5 }), 0, {
    affects: ["layout", "paint"],
    stored: true,
    reset: true,
    preset: "optional",
    needs: "innerStroke",
  }),
  innerMatColor: row(colour, "#FFFFFF", {
    affects: ["paint"],
    stored: true,
    reset: true,
    preset: "optional",
    needs: "innerStroke",
  }),
  /** Radius of the photo's corners, in percent of its short side; lines and bevel follow them. */
  cornerRadius: row(number(0, 25, { step: 0.5 }), 0, {
    affects: ["layout", "paint"],
    stored: true,
    reset: true,
    preset: "optional",
  }),
  /** Falls on the matte, or for `recessed` on the inner mat. */
  shadow: row(choice(SHADOWS), "none", { affects: ["paint"], stored: true, reset: true, preset: "optional" }),
  shadowStrength: row(number(0, 100), 50, { affects: ["paint"], stored: true, reset: true, preset: "optional" }),
};
