/** The tile of a matte in a file's own rows, columns and colours. */
import { convertPixels, type MatteTile } from "@matte/codecs";
import { type Layout, matteTile, type Size, type Tile } from "@matte/engine";
import type { FrameColours } from "../read/colour-profile.ts";
import type { Affine } from "../read/orientation.ts";

/** A layout in the rows, columns and colours of its photo's file. */
export interface StoredLayout {
  readonly layout: Layout;
  /** From the upright picture to the file's rows and columns. */
  readonly to: Affine;
  readonly colours: FrameColours;
}

/** Returns the tile that a file's first row and column begin with; null for a smooth matte. */
export function storedTile({ layout, to, colours }: StoredLayout): MatteTile | null {
  const { surface, background, backdrop } = layout;
  // On a backdrop no two blocks are alike.
  if (surface === null || backdrop !== null) return null;
  const tile = matteTile(surface, background);
  // A profile may give the levels of a tile different hues.
  const isBrightness = colours.kind !== "profile";
  if (!isBrightness || !isUpright(to)) return { ...turned(inFileColours(tile, colours), to), isBrightness };
  const size = { width: tile.width, height: tile.height };
  const known = upright.get(tile) ?? { size, pixels: tile.pixels, isBrightness };
  upright.set(tile, known);
  return known;
}

/** Kept as they are: the codec recognises the tile of the photo before. */
const upright = new WeakMap<Tile, MatteTile>();

function isUpright(to: Affine): boolean {
  return [1, 0, 0, 1, 0, 0].every((value, index) => to[index] === value);
}

/** Converts each of a tile's few colours once. */
function inFileColours(tile: Tile, colours: FrameColours): Tile {
  if (colours.kind !== "profile") return tile;
  const words = wordsOf(tile.pixels);
  const distinct = Uint32Array.from(new Set(words));
  const converted = distinct.slice();
  convertPixels(new Uint8ClampedArray(converted.buffer), colours.into);
  const into = new Map(Array.from(distinct, (word, n) => [word, converted[n] ?? word]));
  const pixels = new Uint8ClampedArray(tile.pixels.length);
  wordsOf(pixels).set(words.map((word) => into.get(word) ?? word));
  return { ...tile, pixels };
}

/** Turns the repeated tile, whose corner may then be inside of the file's first tile. */
function turned(tile: Tile, [a, b, c, d, e, f]: Affine): MatteTile {
  const size: Size = a === 0 ? { width: tile.height, height: tile.width } : { width: tile.width, height: tile.height };
  const pixels = new Uint8ClampedArray(tile.pixels.length);
  const [from, into] = [wordsOf(tile.pixels), wordsOf(pixels)];
  for (let y = 0, at = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1, at += 1) {
      // The transposed matrix is the inverse.
      const [across, down] = [x + 0.5 - e, y + 0.5 - f];
      const column = wrapped(Math.floor(a * across + b * down), tile.width);
      const row = wrapped(Math.floor(c * across + d * down), tile.height);
      into[at] = from[row * tile.width + column] ?? 0;
    }
  return { size, pixels };
}

function wrapped(place: number, period: number): number {
  return ((place % period) + period) % period;
}

/** Views pixels as 32 bits each. */
function wordsOf({ buffer, byteOffset, length }: Uint8ClampedArray<ArrayBuffer>): Uint32Array {
  return new Uint32Array(buffer, byteOffset, length / 4);
}
