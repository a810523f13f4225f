/** Logos as pixels. */
import { channels, type HexColour, type Tile } from "@matte/engine";
import { openContext, release } from "../shared/canvas.ts";
import { pixelsOf } from "./drawn-line.ts";
import type { PdfPicture } from "./surface.ts";

/** Longest side in pixels. */
const LONGEST = 2000;

/** Reads a logo's pixels, as many as print shows. */
export function logoTile(bitmap: ImageBitmap): Tile {
  const factor = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const size = {
    width: Math.max(1, Math.round(bitmap.width * factor)),
    height: Math.max(1, Math.round(bitmap.height * factor)),
  };
  const context = openContext(size, false);
  try {
    context.drawImage(bitmap, 0, 0, size.width, size.height);
    return pixelsOf(context);
  } finally {
    release(context.canvas);
  }
}

/** A logo whose pixels have one colour. */
export function tinted(picture: PdfPicture, ink: HexColour): PdfPicture {
  if (!("tile" in picture)) return picture;
  const { width, height, pixels } = picture.tile;
  const colour = channels(ink);
  const tile: Tile = {
    width,
    height,
    pixels: pixels.map((value, at) => (at % 4 === 3 ? value : (colour[at % 4] ?? 0))),
  };
  return { ...picture, tile };
}
