import { memoize } from "./memoize.ts";

/** A colour as `#RRGGBB`, upper case, sRGB. */
export type HexColour = `#${string}`;

const SHORT = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i;
const LONG = /^#[0-9a-f]{6}$/i;

/** `#RGB` or `#RRGGBB`, in capitals or not, as `#RRGGBB` in capitals; undefined for anything else. */
export function hexColour(value: unknown): HexColour | undefined {
  if (typeof value !== "string") return undefined;
  const long = value.replace(SHORT, "#$1$1$2$2$3$3");
  return LONG.test(long) ? (long.toUpperCase() as HexColour) : undefined;
}

/** Red, green and blue, 0 to 255. */
export function channels(colour: HexColour): readonly [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** True if red, green and blue are equal. */
export function isGrey(colour: HexColour): boolean {
  const [red, green, blue] = channels(colour);
  return red === green && green === blue;
}

/** Texts on a matte compare a few colours again and again. */
const CACHE_SIZE = 1000;

/** Relative luminance, 0 to 1 (WCAG 2.2, "relative luminance"). */
export const relativeLuminance: (colour: HexColour) => number = memoize(CACHE_SIZE, (colour: HexColour) => {
  const [red, green, blue] = channels(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
});

/** Returns the contrast ratio of two luminances, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

export function contrastOf(one: HexColour, other: HexColour): number {
  return contrast(relativeLuminance(one), relativeLuminance(other));
}

/** Black or white, the one with more contrast on the colour. */
export function contrastColour(colour: HexColour): HexColour {
  const luminance = relativeLuminance(colour);
  return contrast(luminance, 0) >= contrast(luminance, 1) ? "#000000" : "#FFFFFF";
}

/** Red, green and blue, rounded and limited to 0 to 255, as a colour. */
export function colourOfChannels(rgb: readonly number[]): HexColour {
  const bytes = rgb.map((channel) => Math.min(255, Math.max(0, Math.round(channel))));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`.toUpperCase() as HexColour;
}

/** Mixes a share of one colour with another. */
export function mix(one: HexColour, other: HexColour, share: number): HexColour {
  const others = channels(other);
  return colourOfChannels(channels(one).map((channel, index) => channel * share + (others[index] ?? 0) * (1 - share)));
}

/** Removes sRGB's transfer curve from a channel, 0 to 255 (IEC 61966-2-1). */
export function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Applies sRGB's transfer curve: linear light from 0 to 1 becomes a channel from 0 to 255. */
export function coded(light: number): number {
  return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
}
