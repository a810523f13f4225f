/** The matte's computed parts: a separate entry, loaded by the page with the first frame that has any. */
import type { DrawnMatte } from "../layout/types.ts";
import type { Tile } from "../paint/surface.ts";
import { matteTile } from "../surface/matte-tile.ts";
import { shareOfBox, shareOfGround, shareOfShadow } from "./coarse.ts";
import { groundKey, groundPixels } from "./ground.ts";
import { shadowPixels } from "./shadow.ts";

export type { DrawnMatte } from "../layout/types.ts";
export { COARSE } from "./coarse.ts";
export { smoothAreas } from "./smooth.ts";

/** A canvas's means to draw pixels. */
export interface PixelMeans<Picture> {
  /** Makes an image, valid until the next one for the same part. */
  image(pixels: Tile, part: "ground" | "shadow"): Picture;
  /** Makes a style to fill with a tile. */
  pattern(tile: Tile): unknown;
}

/** @param share of the pixels in each direction; less than 1 for pictures that move */
export function drawnMatte<Picture>({ image, pattern }: PixelMeans<Picture>, share = 1): DrawnMatte<Picture> {
  let last: { readonly key: string; readonly reduced: Tile | null; readonly picture: Picture } | null = null;
  return {
    shadow: (shape, box) => image(shadowPixels(shareOfShadow(shape, share), shareOfBox(box, share)), "shadow"),
    ground(whole, wanted, reduced) {
      // A relief consists of single pixels.
      const part = whole.surface === null ? share : 1;
      const [layout, box] = [shareOfGround(whole, part), shareOfBox(wanted, part)];
      const key = groundKey(layout, box);
      // A preview draws the same one again while other settings change.
      if (last?.key !== key || last.reduced !== reduced) {
        last = null;
        last = { key, reduced, picture: image(groundPixels(layout, box, reduced), "ground") };
      }
      return last.picture;
    },
    surface: (relief, background) => pattern(matteTile(relief, background)),
  };
}
