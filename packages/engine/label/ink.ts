/** Colours of a label: the ink, and mixes of it with the matte. */
import { channels, colourOfChannels, contrast, contrastColour, type HexColour, relativeLuminance } from "../colour.ts";

/** Contrast ratio that every text has (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5;
/** Step in which the share of the ink grows until the contrast is reached. */
const STEP = 0.02;
/** Ink of a film's edge, where it can be read. */
const AMBER: HexColour = "#E9C46A";

/** Amber where it can be read, else the ink. */
export function amberOn(matte: HexColour): HexColour {
  return contrastOf(AMBER, matte) >= LEAST_CONTRAST ? AMBER : contrastColour(matte);
}

/** A share of the ink in a mix with the matte, or as much more as the contrast of text needs. */
export function textInk(ink: HexColour, matte: HexColour, share: number): HexColour {
  for (let more = share; more < 1; more += STEP) {
    const colour = mix(ink, matte, more);
    if (contrastOf(colour, matte) >= LEAST_CONTRAST) return colour;
  }
  return ink;
}

/** A share of one colour in a mix with another. */
export function mix(ink: HexColour, matte: HexColour, share: number): HexColour {
  const others = channels(matte);
  return colourOfChannels(channels(ink).map((channel, index) => channel * share + (others[index] ?? 0) * (1 - share)));
}

export function contrastOf(one: HexColour, other: HexColour): number {
  return contrast(relativeLuminance(one), relativeLuminance(other));
}
