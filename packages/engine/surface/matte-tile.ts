import { channels, type HexColour } from "../colour.ts";
import type { Size } from "../layout/geometry.ts";
import type { MatteSurface } from "../layout/parts.ts";
import type { Tile } from "../paint/surface.ts";
import { surfaceLevels, surfaceShades } from "./index.ts";

/** Pixels with one of 256 colours each. */
export interface IndexedTile extends Size {
  /** A colour in the palette for each pixel, row by row. */
  readonly indices: Uint8Array<ArrayBuffer>;
  /** RGBA, opaque. */
  readonly palette: Uint8ClampedArray<ArrayBuffer>;
}

/** Tiles kept: the photos of a batch, and the redraws of a preview, share theirs. */
const MOST_KEPT = 2;
const known = new Map<string, IndexedTile>();

/** A matte with a surface, in sRGB. The same object for the same matte, so that what is made of it can be kept too. */
export function indexedTile({ kind, depth, period }: MatteSurface, background: HexColour): IndexedTile {
  const [width, height] = [wholePixels(period.width), wholePixels(period.height)];
  const key = [kind, depth, width, height, background].join(" ");
  const found = known.get(key);
  if (found !== undefined) return found;
  const tile = tileOf({ kind, depth, period: { width, height } }, channels(background));
  if (known.size >= MOST_KEPT) known.clear();
  known.set(key, tile);
  return tile;
}

function wholePixels(length: number): number {
  return Math.max(1, Math.round(length));
}

function tileOf({ kind, depth, period }: MatteSurface, colour: readonly [number, number, number]): IndexedTile {
  const { shades, levels } = surfaceLevels(surfaceShades(kind), period, { kind, depth, colour });
  const palette = new Uint8ClampedArray(levels.length * 4);
  // Shades are signed.
  levels.forEach((level, n) => palette.set([...colour.map((channel) => channel + level), 255], 4 * ((n + 128) & 255)));
  const { width, height } = period;
  return { width, height, indices: new Uint8Array(shades.buffer, shades.byteOffset, shades.length), palette };
}

const pixels = new WeakMap<IndexedTile, Tile>();

/** The same as pixels, for canvases. */
export function matteTile(surface: MatteSurface, background: HexColour): Tile {
  const indexed = indexedTile(surface, background);
  const tile = pixels.get(indexed) ?? pixelsOf(indexed);
  pixels.set(indexed, tile);
  return tile;
}

/** Looks the pixel of each shade up: a tile has a million. */
function pixelsOf({ width, height, indices, palette }: IndexedTile): Tile {
  const words = new Uint32Array(palette.buffer);
  const shown = new Uint32Array(indices.length);
  for (let at = 0; at < indices.length; at += 1) shown[at] = words[indices[at]!]!;
  return { width, height, pixels: new Uint8ClampedArray(shown.buffer) };
}
