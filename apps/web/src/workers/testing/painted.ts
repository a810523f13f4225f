/** Shared by specs of the encoders, in the browser: a photo, where a frame puts it, and the frame in one piece. */
import { DEFAULT_SETTINGS, type Layout, layoutPicture, paint, type Settings } from "@matte/engine";
import { openContext, taken } from "../platform/canvas.ts";

export const NO_METADATA = { exif: null, xmp: null, resources: null };

/** A photo in Display P3. @param valueOf 0..255, of each pixel's red, green and blue: 0, 1, 2 */
export function photoOf(
  width: number,
  height: number,
  valueOf: (pixel: number, channel: number) => number,
): ImageBitmap {
  const pixels = Uint8ClampedArray.from({ length: 4 * width * height }, (_, at) =>
    at % 4 === 3 ? 255 : valueOf(at >> 2, at % 4),
  );
  const context = openContext({ width, height }, true);
  context.putImageData(new ImageData(pixels, width, height, { colorSpace: "display-p3" }), 0, 0);
  return taken(context.canvas);
}

/** 0..15, without any order, and always the same for the same number. */
export function grain(at: number): number {
  return Math.imul(at, 0x9e3779b1) >>> 28;
}

/** A frame with everything that is drawn in ink, unless changed. */
export function layoutOf(photo: ImageBitmap, changes: Partial<Settings> = {}): Layout {
  const settings = { ...DEFAULT_SETTINGS, showMetadata: true, photoBy: "Photo by Ines Morel", ...changes };
  const measure = (text: string, { size }: { size: number }): number => text.length * size * 0.5;
  return layoutPicture({ settings, photo, subject: "Vessels", camera: {}, watermark: true, measure });
}

/** What bands of rows are compared with: the same painted in one piece. */
export function painted(photo: ImageBitmap, layout: Layout, wideGamut: boolean): OffscreenCanvas {
  const context = openContext(layout.canvas, wideGamut);
  paint(context, layout, { photo, logo: null });
  return context.canvas;
}
