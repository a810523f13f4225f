import { channels, colourOfChannels, type HexColour } from "../colour.ts";
import type { Side } from "./geometry.ts";

/** Lightness of each flat in relation to the middle one: the light comes from above left, and the edges face the photo. */
const SHADES: Readonly<Record<Side, number>> = { top: -0.1, left: -0.05, right: 0.04, bottom: 0.08 };
/** Range of the middle lightness: in it all four flats differ from each other and from a black or white matte. */
const DARKEST = 0.22;
const LIGHTEST = 0.88;

/** Colours of a bevelled edge that is cut into a matte of this colour. Grey mattes have grey edges. */
export function bevelColours(matte: HexColour): Readonly<Record<Side, HexColour>> {
  const lightness = lightnessOf(matte);
  const middle = Math.min(LIGHTEST, Math.max(DARKEST, lightness)) - lightness;
  const shade = (side: Side): HexColour => lighten(matte, middle + SHADES[side]);
  return { top: shade("top"), right: shade("right"), bottom: shade("bottom"), left: shade("left") };
}

/** Luma of the coded channels, 0 to 1 (ITU-R BT.709). */
function lightnessOf(colour: HexColour): number {
  const [red, green, blue] = channels(colour);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

/** Adds the same to all channels, so that grey stays grey. */
function lighten(colour: HexColour, by: number): HexColour {
  return colourOfChannels(channels(colour).map((channel) => channel + 255 * by));
}
