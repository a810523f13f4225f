/** Matte colours derived from a photo: quiet tones in its hues, from light to dark. */
import type { HexColour } from "../colour.ts";
import { clusters } from "./clusters.ts";
import { hexOfOkLab, okLab, type OkLab } from "./oklab.ts";

/** Lightness of mattes that suit a photo; each tone is halfway between one of these and the photo's lightness. */
const LADDER = [0.94, 0.82, 0.62, 0.4, 0.22] as const;
/** Highest chroma of a tone: paper, not paint. */
const QUIET = 0.04;
/** Chroma of a tone, as a share of the photo's. */
const MUTED = 0.5;
/** Pixels that are looked at; the others of a larger picture are skipped evenly. */
const SAMPLES = 4096;

/**
 * Returns five colours of a small bitmap of the photo, the lightest first. The same pixels give the same colours.
 * @param pixels RGBA, sRGB, straight alpha; transparent pixels do not count
 */
export function photoColours(pixels: ArrayLike<number>): readonly HexColour[] {
  const found = clusters(coloursOf(pixels), LADDER.length).toSorted(([one], [other]) => other - one);
  return LADDER.map((lightness, index) => {
    const own = found[Math.floor((index * found.length) / LADDER.length)] ?? [lightness, 0, 0];
    return hexOfOkLab(quiet(own, lightness));
  });
}

function coloursOf(pixels: ArrayLike<number>): OkLab[] {
  const count = Math.floor(pixels.length / 4);
  const step = Math.max(1, Math.floor(count / SAMPLES));
  const colours: OkLab[] = [];
  for (let at = 0; at < 4 * count; at += 4 * step) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
    if (alpha >= 128) colours.push(okLab(red, green, blue));
  }
  return colours;
}

function quiet([own, a, b]: OkLab, lightness: number): OkLab {
  const chroma = Math.hypot(a, b);
  const scale = chroma === 0 ? 0 : Math.min(QUIET, MUTED * chroma) / chroma;
  return [(own + lightness) / 2, scale * a, scale * b];
}
