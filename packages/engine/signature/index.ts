/** A signature from its photo or scan: the paper removed, the ink kept as alpha, turned upright, cropped. */
import { channels, colourOfChannels, type HexColour } from "../colour.ts";
import type { Size } from "../layout/geometry.ts";
import type { Plane } from "./extremes.ts";
import { type FlatInk, flattened } from "./flatten.ts";
import { inkAlpha, paperFloor } from "./mask.ts";
import { eraseRules } from "./rules.ts";
import { inkAngle, turned } from "./turn.ts";

/** Long side in pixels to which photos are reduced first. */
export const SIGNATURE_PHOTO_SIDE = 1280;

/** The strength's exponent for the ink's colour. */
const MIDDLE = 12;

export interface Signature extends Size {
  /** RGBA, straight alpha: one colour, and alpha 0 where the paper was. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  /** The ink's colour on white paper. */
  readonly ink: HexColour;
  /** The angle by which the signature was turned upright, in radians counterclockwise. */
  readonly angle: number;
  /** The first pixel's place in the photo. */
  readonly origin: { readonly x: number; readonly y: number };
}

/**
 * Returns null for a photo without ink. Ruled lines show which way is upright, or else the signature.
 * @param pixels RGBA, straight alpha
 */
export function signatureFromPhoto(pixels: ArrayLike<number>, size: Size): Signature | null {
  const flat = flattened(pixels, size);
  const floor = paperFloor(flat.missing);
  const rules = eraseRules(flat.missing, size, floor);
  const alpha = inkAlpha(flat.missing, size, floor);
  if (alpha === null) return null;
  const angle = rules ?? inkAngle(alpha, size);
  const { width, height, origin, alpha: upright } = turned(alpha, size, angle);
  const ink = inkColour(flat, alpha);
  return { width, height, origin, angle, ink, pixels: inColour(upright, ink) };
}

/** The mean of the ink, in which the middle of strokes counts most: edges are mixed with paper. */
function inkColour({ missing, left }: FlatInk, alpha: Plane): HexColour {
  const sums = [0, 0, 0];
  let total = 0;
  for (let at = 0; at < alpha.length; at += 1) {
    if (alpha[at] !== 1) continue;
    const weight = (missing[at] ?? 0) ** MIDDLE;
    total += weight;
    for (const [channel, plane] of left.entries()) sums[channel] = (sums[channel] ?? 0) + weight * (plane[at] ?? 0);
  }
  return colourOfChannels(sums.map((sum) => (255 * sum) / total));
}

function inColour(alpha: Plane, ink: HexColour): Uint8ClampedArray<ArrayBuffer> {
  const [red, green, blue] = channels(ink);
  const pixels = new Uint8ClampedArray(4 * alpha.length);
  for (let at = 0; at < alpha.length; at += 1) pixels.set([red, green, blue, 255 * (alpha[at] ?? 0)], 4 * at);
  return pixels;
}
