/** Computed parts of the matte as images for this thread's canvases. */
import type { Size, Tile } from "@matte/engine";
import { COARSE, type DrawnMatte, drawnMatte } from "@matte/engine/pixels";
import { newContext } from "#platform/surfaces.ts";
import { reducedImage } from "../decode/reduced-photo.ts";
import { putRows, setSize } from "./canvas.ts";

const patterns = new WeakMap<Tile, CanvasPattern>();

/** Makes a pattern for all canvases of this thread; null if the browser cannot. */
function patternOf(tile: Tile): CanvasPattern | null {
  const known = patterns.get(tile);
  if (known !== undefined) return known;
  const context = newContext({ colorSpace: "srgb" });
  setSize(context, tile);
  putRows(context, tile.pixels, { top: 0, wideGamut: false });
  const pattern = context.createPattern(context.canvas, "repeat");
  if (pattern !== null) patterns.set(tile, pattern);
  return pattern;
}

const scratches = new Map<string, ReturnType<typeof newContext>>();

/** Draws pixels on a canvas that is kept for a part of the picture; valid until the part's next ones. */
function imageOf(tile: Tile, part: string): CanvasImageSource {
  const scratch = scratches.get(part) ?? newContext({ colorSpace: "srgb", willReadFrequently: true });
  scratches.set(part, scratch);
  setSize(scratch, tile);
  putRows(scratch, tile.pixels, { top: 0, wideGamut: false });
  return scratch.canvas;
}

export const DRAWN_MATTE: DrawnMatte<CanvasImageSource> = drawnMatte({ image: imageOf, pattern: patternOf });

/** Other scratches: each remembers what is on its own. */
const COARSE_MATTE = drawnMatte({ image: (tile, part) => imageOf(tile, `coarse ${part}`), pattern: patternOf }, COARSE);

/** The same for previews, which reduce the photo by the canvas. */
export interface Computed {
  readonly drawn: DrawnMatte<CanvasImageSource>;
  /** For pictures that move. */
  readonly coarse: DrawnMatte<CanvasImageSource>;
  reducedImage(photo: CanvasImageSource, size: Size): Tile;
}

export const COMPUTED: Computed = { drawn: DRAWN_MATTE, coarse: COARSE_MATTE, reducedImage };
