/** Ink for text on a photo, and the shade that it needs under it. */
import { LEAST_CONTRAST } from "../caption/finish.ts";
import { coded, colourOfChannels, contrast, contrastColour, type HexColour, relativeLuminance } from "../colour.ts";
import type { Shade } from "../layout/parts.ts";
import type { ToneRange } from "../photo-tones.ts";

/** Contrast ratio with a shade: more than without, for roles that are less than the full ink. */
const SHADED_CONTRAST = 5;
/** Shades' opacities are its multiples, so that decoders differing by a level agree. */
const STEP = 0.04;
const STRONGEST = 0.88;
/** Strongest light shade that still looks like the photo's own light; beyond, white ink on a dark shade is preferred. */
const FAINT = 0.2;
/** Added to luminances by the definition of contrast (WCAG 2.2). */
const FLARE = 0.05;

export interface InkOnPhoto {
  readonly ink: HexColour;
  /** Grey with the least contrast under the ink, after the shade. */
  readonly beneath: HexColour;
  /** Null where the photo alone has enough contrast. */
  readonly shade: Pick<Shade, "colour" | "opacity"> | null;
}

/**
 * Chooses black or white by the photo, without a shade if possible.
 * @param chosen the caption's colour; null for black or white
 */
export function inkOnPhoto(tones: ToneRange, chosen: HexColour | null): InkOnPhoto {
  if (chosen !== null) return withShade(chosen, tones);
  const [white, black] = [withShade("#FFFFFF", tones), withShade("#000000", tones)];
  if (white.shade === null && black.shade === null)
    return contrastBeneath(white) > contrastBeneath(black) ? white : black;
  if (white.shade === null) return white;
  const isFainter = opacityOf(black) < opacityOf(white) && opacityOf(black) <= FAINT;
  return isFainter ? black : white;
}

function opacityOf({ shade }: InkOnPhoto): number {
  return shade?.opacity ?? 0;
}

function contrastBeneath({ ink, beneath }: InkOnPhoto): number {
  return contrast(relativeLuminance(ink), relativeLuminance(beneath));
}

function withShade(ink: HexColour, { darkest, lightest }: ToneRange): InkOnPhoto {
  const own = relativeLuminance(ink);
  const isReadable = (tone: number): boolean => contrast(own, lightOf(tone)) >= LEAST_CONTRAST.flat;
  if (own > lightOf(lightest) && isReadable(lightest)) return { ink, beneath: greyOf(lightest), shade: null };
  if (own < lightOf(darkest) && isReadable(darkest)) return { ink, beneath: greyOf(darkest), shade: null };
  const colour = contrastColour(ink);
  const isDark = colour === "#000000";
  const [worst, full] = isDark ? [lightest, 0] : [darkest, 255];
  const wanted = isDark ? (own + FLARE) / SHADED_CONTRAST - FLARE : (own + FLARE) * SHADED_CONTRAST - FLARE;
  const opacity = opacityFor(wanted, worst, full);
  return { ink, beneath: greyOf(worst + (full - worst) * opacity), shade: { colour, opacity } };
}

/** Returns a shade's opacity at which the worst tone has a luminance. @param full the shade's own tone */
function opacityFor(luminance: number, worst: number, full: number): number {
  const wanted = coded(Math.min(1, Math.max(0, luminance)));
  const exact = worst === full ? 0 : (worst - wanted) / (worst - full);
  return Math.min(STRONGEST, Math.max(STEP, Math.ceil(exact / STEP - 1e-9) * STEP));
}

function lightOf(tone: number): number {
  return relativeLuminance(greyOf(tone));
}

const GREYS: readonly HexColour[] = Array.from({ length: 256 }, (_, tone) => colourOfChannels([tone, tone, tone]));

function greyOf(tone: number): HexColour {
  return GREYS[Math.min(255, Math.max(0, Math.round(tone)))] ?? "#000000";
}
