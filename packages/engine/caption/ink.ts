import { contrast, type HexColour, relativeLuminance } from "../colour.ts";
import { memoize } from "../memoize.ts";
import type { Settings } from "../settings/table.ts";
import { coloursBeneath, type GroundSettings, type TextPlace } from "./beneath.ts";

export type InkSettings = GroundSettings & Pick<Settings, "captionColor">;

/** A chosen colour; null for black or white. */
type Chosen = Settings["captionColor"];

/** A text's colour, and the one under it with which it has the least contrast. */
export interface InkOnMatte {
  readonly ink: HexColour;
  readonly beneath: HexColour;
}

/** A text's ink: the chosen one, else black or white, whichever has more contrast everywhere under it. */
export function inkOnMatte(settings: GroundSettings, chosen: Chosen, place?: TextPlace): InkOnMatte {
  if (chosen !== null) return onWorst(chosen, coloursBeneath(settings, place));
  if (settings.background === "colour") return inkOn(settings.outerBorderColor);
  return blackOrWhite(coloursBeneath(settings, place));
}

/** Mattes of one colour. */
const CACHE_SIZE = 100;

const inkOn = memoize(CACHE_SIZE, (colour: HexColour) => blackOrWhite([colour]));

function blackOrWhite(colours: readonly HexColour[]): InkOnMatte {
  const [black, white] = [onWorst("#000000", colours), onWorst("#FFFFFF", colours)];
  return contrastOf(black) >= contrastOf(white) ? black : white;
}

/** The caption's ink. @param place the usual one of captions by default */
export function captionInk(settings: InkSettings, place?: TextPlace): HexColour {
  return inkOnMatte(settings, settings.captionColor, place).ink;
}

function onWorst(ink: HexColour, colours: readonly HexColour[]): InkOnMatte {
  const pairs = colours.map((beneath) => ({ ink, beneath }));
  return pairs.reduce((worst, pair) => (contrastOf(pair) < contrastOf(worst) ? pair : worst));
}

function contrastOf({ ink, beneath }: InkOnMatte): number {
  return contrast(relativeLuminance(ink), relativeLuminance(beneath));
}
