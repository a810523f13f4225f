/** For encoder specs in the browser: a photo, its layout, and the frame painted in one piece. */
import { DEFAULT_SETTINGS, type Layout, layoutPicture, paint, type Settings } from "@matte/engine";
import { bitmapOfPixels, openContext } from "../shared/canvas.ts";

export const NO_METADATA = { exif: null, xmp: null, resources: null, density: null };

/** Draws a photo in Display P3. @param valueOf value from 0 to 255 for a pixel's channel: 0 red, 1 green, 2 blue */
export function photoOf(
  width: number,
  height: number,
  valueOf: (pixel: number, channel: number) => number,
): ImageBitmap {
  const pixels = Uint8ClampedArray.from({ length: 4 * width * height }, (_, at) =>
    at % 4 === 3 ? 255 : valueOf(at >> 2, at % 4),
  );
  return bitmapOfPixels(pixels, { width, height }, true);
}

/** Returns a pseudo-random value from 0 to 15 for the number. */
export function grain(at: number): number {
  return Math.imul(at, 0x9e3779b1) >>> 28;
}

/** A frame with a full overlay, unless changed. */
export function layoutOf(photo: ImageBitmap, changes: Partial<Settings> = {}): Layout {
  const settings = { ...DEFAULT_SETTINGS, showMetadata: true, photoBy: "Photo by Ines Morel", ...changes };
  const measure = (text: string, { size }: { size: number }): number => text.length * size * 0.5;
  return layoutPicture({ settings, photo, subject: "Vessels", camera: {}, watermark: true, measure });
}

/** Paints the same layout in one piece, as the reference for row bands. */
export function painted(photo: ImageBitmap, layout: Layout, wideGamut: boolean): OffscreenCanvas {
  const context = openContext(layout.canvas, wideGamut);
  paint(context, layout, { photo, logo: null });
  return context.canvas;
}
