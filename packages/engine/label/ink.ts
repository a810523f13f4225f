/** A label's colours: the ink, and its mixes with the matte. */
import type { TextPlace } from "../caption/beneath.ts";
import { LEAST_CONTRAST } from "../caption/finish.ts";
import { type InkOnMatte, inkOnMatte, type InkSettings } from "../caption/ink.ts";
import { contrastOf, type HexColour, mix } from "../colour.ts";
import { memoize } from "../memoize.ts";
import type { Settings } from "../settings/table.ts";

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
  return contrastOf(amber.ink, amber.beneath) >= LEAST_CONTRAST.flat ? amber : chosen;
}

/** Returns amber if it is readable, else another ink. */
export function amberOn(matte: HexColour, otherwise: HexColour): HexColour {
  return contrastOf(AMBER, matte) >= LEAST_CONTRAST.flat ? AMBER : otherwise;
}

/** Inks of a few mattes, by share. */
const CACHE_SIZE = 100;

const inksByShare = memoize(
  CACHE_SIZE,
  (_colours: `${HexColour}${HexColour}${number}`) => new Map<number, HexColour>(),
);

/**
 * Mixes a share of the ink with the matte, or as much more as readable text needs.
 * @param least contrast ratio
 */
export function textInk(
  ink: HexColour,
  matte: HexColour,
  share: number,
  least: number = LEAST_CONTRAST.flat,
): HexColour {
  const inks = inksByShare(`${ink}${matte}${least}`);
  const known = inks.get(share) ?? readableInk(ink, matte, share, least);
  inks.set(share, known);
  return known;
}

function readableInk(ink: HexColour, matte: HexColour, share: number, least: number): HexColour {
  for (let more = share; more < 1; more += STEP) {
    const colour = mix(ink, matte, more);
    if (contrastOf(colour, matte) >= least) return colour;
  }
  return ink;
}
