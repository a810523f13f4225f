/** The tile of a matte in a file's own rows, columns and colours. */
import { convertPixels } from "@matte/pixels";
import type { MatteTile } from "@matte/jpeg/lossless";
import { indexedTile, type IndexedTile, type Layout, type Size } from "@matte/engine";
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
  const tile = indexedTile(surface, background);
  const palette = paletteIn(tile, colours);
  // The repeated tile begins at the same place of its period.
  const [a, b, c, d, e, f] = to;
  const turn = [a, b, c, d, wrapped(e, widthOf(tile, to)), wrapped(f, heightOf(tile, to))] as const;
  const key = [turn.join(" "), palette.join(" "), colours.kind].join("; ");
  const last = known.get(tile);
  if (last?.key === key) return last.stored;
  // A profile may give the levels of a tile different hues.
  const stored = { ...turned(tile, turn), palette, isBrightness: colours.kind !== "profile" };
  known.set(tile, { key, stored });
  return stored;
}

/** Kept as they are: the codec recognises the tile of the photo before. */
const known = new WeakMap<IndexedTile, { readonly key: string; readonly stored: MatteTile }>();

function paletteIn({ palette }: IndexedTile, colours: FrameColours): Uint8ClampedArray {
  if (colours.kind !== "profile") return palette;
  const converted = palette.slice();
  convertPixels(converted, colours.into);
  return converted;
}

function isUpright(to: Affine): boolean {
  return [1, 0, 0, 1, 0, 0].every((value, index) => to[index] === value);
}

/** A turned tile's sides. */
function widthOf({ width, height }: Size, [a]: Affine): number {
  return a === 0 ? height : width;
}

function heightOf({ width, height }: Size, [a]: Affine): number {
  return a === 0 ? width : height;
}

/** Turns the repeated tile, whose corner may then be inside of the file's first tile. */
function turned(tile: IndexedTile, to: Affine): Pick<MatteTile, "size" | "indices"> {
  const size: Size = { width: widthOf(tile, to), height: heightOf(tile, to) };
  if (isUpright(to)) return { size, indices: tile.indices };
  const [a, b, c, d, e, f] = to;
  const indices = new Uint8Array(tile.indices.length);
  for (let y = 0, at = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1, at += 1) {
      // The transposed matrix is the inverse.
      const [across, down] = [x + 0.5 - e, y + 0.5 - f];
      const column = wrapped(Math.floor(a * across + b * down), tile.width);
      const row = wrapped(Math.floor(c * across + d * down), tile.height);
      indices[at] = tile.indices[row * tile.width + column] ?? 0;
    }
  return { size, indices };
}

function wrapped(place: number, period: number): number {
  return ((place % period) + period) % period;
}
