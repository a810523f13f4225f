/** A label's colours: the ink, and its mixes with the matte. */
import type { TextPlace } from "../caption/beneath.ts";
import { type InkOnMatte, inkOnMatte, type InkSettings } from "../caption/ink.ts";
import { channels, colourOfChannels, contrast, type HexColour, relativeLuminance } from "../colour.ts";
import { memoize } from "../memoize.ts";
import type { Settings } from "../settings/table.ts";

/** Contrast ratio for every text (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5;
/** The ink's share grows by this step until the contrast is reached. */
const STEP = 0.02;
/** Ink on a film's edge, if it is readable. */
const AMBER: HexColour = "#E9C46A";

/** The ink for texts on the matte, and the colour under it. @param grey true for a photo whose colour space has only greys */
export function labelInk(
  settings: InkSettings & Pick<Settings, "labelStyle">,
  grey = false,
  place?: TextPlace,
): InkOnMatte {
  const chosen = inkOnMatte(settings, settings.captionColor, place);
  const isAmber = settings.captionColor === null && settings.labelStyle === "contact" && !grey;
  if (!isAmber) return chosen;
  const amber = inkOnMatte(settings, AMBER, place);
  return contrastOf(amber.ink, amber.beneath) >= LEAST_CONTRAST ? amber : chosen;
}

/** Returns amber if it is readable, else another ink. */
export function amberOn(matte: HexColour, otherwise: HexColour): HexColour {
  return contrastOf(AMBER, matte) >= LEAST_CONTRAST ? AMBER : otherwise;
}

/** Inks of a few mattes, by share. */
const CACHE_SIZE = 100;

const inksByShare = memoize(CACHE_SIZE, (_pair: `${HexColour}${HexColour}`) => new Map<number, HexColour>());

/** Mixes a share of the ink with the matte, or as much more as readable text needs. */
export function textInk(ink: HexColour, matte: HexColour, share: number): HexColour {
  const inks = inksByShare(`${ink}${matte}`);
  const known = inks.get(share) ?? readableInk(ink, matte, share);
  inks.set(share, known);
  return known;
}

function readableInk(ink: HexColour, matte: HexColour, share: number): HexColour {
  for (let more = share; more < 1; more += STEP) {
    const colour = mix(ink, matte, more);
    if (contrastOf(colour, matte) >= LEAST_CONTRAST) return colour;
  }
  return ink;
}

/** Mixes a share of one colour with another. */
export function mix(ink: HexColour, matte: HexColour, share: number): HexColour {
  const others = channels(matte);
  return colourOfChannels(channels(ink).map((channel, index) => channel * share + (others[index] ?? 0) * (1 - share)));
}

export function contrastOf(one: HexColour, other: HexColour): number {
  return contrast(relativeLuminance(one), relativeLuminance(other));
}
