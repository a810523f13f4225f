import { channels, type HexColour } from "../colour.ts";
import type { MatteSurface } from "../layout/parts.ts";
import type { Tile } from "../paint/surface.ts";
import { surfaceShades, surfaceTile } from "./index.ts";

/** Tiles kept: the photos of a batch, and the redraws of a preview, share theirs. */
const MOST_KEPT = 2;
const known = new Map<string, Tile>();

/** Pixels of a matte with a surface, in sRGB. The same object for the same matte, so that what is made of it can be kept too. */
export function matteTile({ kind, depth, period }: MatteSurface, background: HexColour): Tile {
  const [width, height] = [wholePixels(period.width), wholePixels(period.height)];
  const key = [kind, depth, width, height, background].join(" ");
  const found = known.get(key);
  if (found !== undefined) return found;
  const colour = channels(background);
  const levels = surfaceTile(surfaceShades(kind), { width, height }, { kind, depth, colour });
  const tile = { width, height, pixels: pixelsOf(levels, colour) };
  if (known.size >= MOST_KEPT) known.clear();
  known.set(key, tile);
  return tile;
}

function wholePixels(length: number): number {
  return Math.max(1, Math.round(length));
}

function pixelsOf(levels: Int8Array, [red, green, blue]: readonly [number, number, number]): Tile["pixels"] {
  const pixels = new Uint8ClampedArray(levels.length * 4);
  for (let n = 0; n < levels.length; n += 1) {
    const level = levels[n]!;
    pixels[4 * n] = red + level;
    pixels[4 * n + 1] = green + level;
    pixels[4 * n + 2] = blue + level;
    pixels[4 * n + 3] = 255;
  }
  return pixels;
}
