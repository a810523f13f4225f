import { channels, type HexColour } from "../colour.ts";
import type { MatteSurface } from "../layout/parts.ts";
import type { Tile } from "../paint/surface.ts";
import { surfaceLevels, surfaceShades } from "./index.ts";

/** Tiles kept: the photos of a batch, and the redraws of a preview, share theirs. */
const MOST_KEPT = 2;
const known = new Map<string, Tile>();

/** Pixels of a matte with a surface, in sRGB. The same object for the same matte, so that what is made of it can be kept too. */
export function matteTile({ kind, depth, period }: MatteSurface, background: HexColour): Tile {
  const [width, height] = [wholePixels(period.width), wholePixels(period.height)];
  const key = [kind, depth, width, height, background].join(" ");
  const found = known.get(key);
  if (found !== undefined) return found;
  const tile = { width, height, pixels: pixelsOf({ kind, depth, period: { width, height } }, channels(background)) };
  if (known.size >= MOST_KEPT) known.clear();
  known.set(key, tile);
  return tile;
}

function wholePixels(length: number): number {
  return Math.max(1, Math.round(length));
}

/** Looks the pixel of each shade up: a tile has a million. */
function pixelsOf({ kind, depth, period }: MatteSurface, colour: readonly [number, number, number]): Tile["pixels"] {
  const { shades, levels } = surfaceLevels(surfaceShades(kind), period, { kind, depth, colour });
  const palette = new Uint8ClampedArray(levels.length * 4);
  levels.forEach((level, shade) => palette.set([...colour.map((channel) => channel + level), 255], 4 * shade));
  const words = new Uint32Array(palette.buffer);
  const pixels = new Uint32Array(shades.length);
  for (let at = 0; at < shades.length; at += 1) pixels[at] = words[shades[at]! + 128]!;
  return new Uint8ClampedArray(pixels.buffer);
}
