/** Colours offered for matte and strokes. */
import { editorPanel } from "@matte/messages/editor-panel";
import type { HexColour } from "@matte/engine";
import type { Swatch } from "#ui/index.ts";

const names = editorPanel.swatches;

export const MATTE_SWATCHES: readonly Swatch[] = [
  { name: names.white, colour: "#FFFFFF" },
  { name: names.offWhite, colour: "#F4F4F4" },
  { name: names.linen, colour: "#D8D2C6" },
  { name: names.black, colour: "#000000" },
];

export const STROKE_SWATCHES: readonly Swatch[] = [
  { name: names.black, colour: "#000000" },
  { name: names.white, colour: "#FFFFFF" },
  { name: names.grey, colour: "#8A8A8A" },
  { name: names.ochre, colour: "#A8895A" },
];

/** A colour's name in the middle of a sentence: `white`, or its hex code. */
export function colourName(colour: HexColour): string {
  const known = [...MATTE_SWATCHES, ...STROKE_SWATCHES].find((swatch) => swatch.colour === colour);
  return known?.name.toLowerCase() ?? colour;
}
