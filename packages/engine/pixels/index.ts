/** Computed parts of the matte: an entry of its own, which the page loads with the first frame that has any. */
import type { DrawnMatte } from "../layout/types.ts";
import type { Tile } from "../paint/surface.ts";
import { matteTile } from "../surface/matte-tile.ts";
import { shadowPixels } from "./shadow.ts";

export type { DrawnMatte } from "../layout/types.ts";

/** A canvas's means to draw pixels. */
export interface PixelMeans<Picture> {
  image(pixels: Tile): Picture;
  /** Makes a style to fill with a tile. */
  pattern(tile: Tile): unknown;
}

export function drawnMatte<Picture>({ image, pattern }: PixelMeans<Picture>): DrawnMatte<Picture> {
  return {
    shadow: (shape, box) => image(shadowPixels(shape, box)),
    surface: (relief, background) => pattern(matteTile(relief, background)),
  };
}
