/** Ink as the light that it takes from the paper, whatever the paper's colour and light. */
import type { Size } from "../layout/geometry.ts";
import { closed, type Plane } from "./extremes.ts";

/** A window's reach that no stroke fills, as a share of the longer side. */
const REACH = 0.025;
/** Darkest paper (to 255): below, noise would look like ink. */
const DARKEST_PAPER = 24;
const CHANNELS = [0, 1, 2] as const;

export interface FlatInk {
  /** Missing share in the paper's light, in the channel with least. */
  readonly missing: Plane;
  /** Share left in the paper's light, by channel. */
  readonly left: readonly [Plane, Plane, Plane];
}

/** @param pixels RGBA; transparent ones are paper */
export function flattened(pixels: ArrayLike<number>, size: Size): FlatInk {
  const reach = Math.max(4, Math.round(REACH * Math.max(size.width, size.height)));
  const [red, green, blue] = CHANNELS.map((channel) => leftIn(smoothed(planeOf(pixels, channel), size), size, reach));
  const left = [red ?? new Float32Array(), green ?? new Float32Array(), blue ?? new Float32Array()] as const;
  const missing = new Float32Array(size.width * size.height);
  for (let at = 0; at < missing.length; at += 1)
    missing[at] = 1 - Math.min(left[0][at] ?? 1, left[1][at] ?? 1, left[2][at] ?? 1);
  return { missing, left };
}

function planeOf(pixels: ArrayLike<number>, channel: number): Plane {
  const plane = new Float32Array(Math.floor(pixels.length / 4));
  for (let at = 0; at < plane.length; at += 1) {
    const alpha = (pixels[4 * at + 3] ?? 0) / 255;
    plane[at] = 255 - alpha * (255 - (pixels[4 * at + channel] ?? 0));
  }
  return plane;
}

/** Divides a plane by its paper; 0 to 1. */
function leftIn(plane: Plane, size: Size, reach: number): Plane {
  const paper = closed(plane, size, reach);
  for (let at = 0; at < plane.length; at += 1)
    plane[at] = Math.min(1, (plane[at] ?? 0) / Math.max(DARKEST_PAPER, paper[at] ?? 0));
  return plane;
}

/** Averages neighbours, by 1, 2, 1 in both directions: less sensor noise. */
function smoothed(plane: Plane, { width, height }: Size): Plane {
  const across = new Float32Array(plane.length);
  const down = new Float32Array(plane.length);
  for (let at = 0; at < plane.length; at += 1) {
    const x = at % width;
    const value = plane[at] ?? 0;
    const before = x > 0 ? (plane[at - 1] ?? 0) : value;
    const after = x < width - 1 ? (plane[at + 1] ?? 0) : value;
    across[at] = (before + 2 * value + after) / 4;
  }
  for (let at = 0; at < plane.length; at += 1) {
    const y = Math.floor(at / width);
    const value = across[at] ?? 0;
    const above = y > 0 ? (across[at - width] ?? 0) : value;
    const below = y < height - 1 ? (across[at + width] ?? 0) : value;
    down[at] = (above + 2 * value + below) / 4;
  }
  return down;
}
