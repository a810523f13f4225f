/** Colours that are offered for matte and strokes. */
import { editorPanel } from "@matte/messages/editor-panel";
import type { HexColour } from "@matte/engine";
import type { Swatch } from "#ui/index.ts";
import { useWide } from "../state/window-width.ts";

const names = editorPanel.swatches;

interface PanelSwatch extends Swatch {
  /** True for the one that a phone has no space for. */
  readonly wide?: true;
}

export const MATTE_SWATCHES: readonly PanelSwatch[] = [
  { name: names.white, colour: "#FFFFFF" },
  { name: names.offWhite, colour: "#F4F4F4", wide: true },
  { name: names.linen, colour: "#D8D2C6" },
  { name: names.black, colour: "#000000" },
];

export const STROKE_SWATCHES: readonly PanelSwatch[] = [
  { name: names.black, colour: "#000000" },
  { name: names.white, colour: "#FFFFFF" },
  { name: names.grey, colour: "#8A8A8A" },
  { name: names.ochre, colour: "#A8895A", wide: true },
];

export function useSwatches(swatches: readonly PanelSwatch[]): readonly Swatch[] {
  return useWide() ? swatches : swatches.filter(({ wide }) => wide === undefined);
}

/** The name of a colour in the middle of a sentence: `white`, or its hex code. */
export function colourName(colour: HexColour): string {
  const known = [...MATTE_SWATCHES, ...STROKE_SWATCHES].find((swatch) => swatch.colour === colour);
  return known?.name.toLowerCase() ?? colour;
}
