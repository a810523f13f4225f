/** Canvases from @napi-rs/canvas, which has Chromium's painter, with a worker's types. */
import type { Size } from "@matte/engine";
import type { CanvasSettings } from "../browser/surfaces.ts";
import { type Canvas, createCanvas, ImageData as NodeImageData, type Image, setTextRenderer } from "@napi-rs/canvas";

// As Chromium draws: the default differs in most text pixels.
setTextRenderer("system");

const MEDIA_TYPES = { "image/jpeg": "jpeg", "image/png": "png", "image/webp": "webp" } as const;

const colourSpaces = new WeakMap<object, PredefinedColorSpace>();

/** Opens a context on a new one-pixel canvas. */
export function newContext({ colorSpace }: CanvasSettings): OffscreenCanvasRenderingContext2D {
  const canvas = Object.assign(createCanvas(1, 1), { convertToBlob });
  colourSpaces.set(canvas, colorSpace);
  // The painter's part of the context is the same; lint and tests keep framing from using more.
  return canvas.getContext("2d", { colorSpace }) as unknown as OffscreenCanvasRenderingContext2D;
}

async function convertToBlob(this: Canvas, { type = "image/png", quality }: ImageEncodeOptions = {}): Promise<Blob> {
  const format = MEDIA_TYPES[type as keyof typeof MEDIA_TYPES];
  const percent = quality === undefined ? undefined : Math.round(quality * 100);
  const bytes = await (format === "png" ? this.encode("png") : this.encode(format, percent));
  return new Blob([new Uint8Array(bytes)], { type });
}

/** Copies a canvas, which afterwards may be drawn on again. */
export function takenBitmap(canvas: OffscreenCanvas): ImageBitmap {
  return bitmapOf(canvas as unknown as Canvas, colourSpaces.get(canvas) ?? "srgb");
}

/**
 * Draws pixels once at their own size into a bitmap: drawing an image smaller samples it differently from a browser's
 * bitmap.
 */
export function bitmapOf(source: Canvas | Image, colorSpace: PredefinedColorSpace): ImageBitmap {
  const canvas = createCanvas(source.width, source.height);
  canvas.getContext("2d", { colorSpace }).drawImage(source, 0, 0);
  return Object.assign(canvas, { close: () => free(canvas) });
}

function free(canvas: Canvas): void {
  canvas.width = 1;
  canvas.height = 1;
}

/** RGBA pixels for a canvas. */
export function pixelData(
  pixels: Uint8ClampedArray<ArrayBuffer>,
  { width, height }: Size,
  colorSpace: PredefinedColorSpace,
): ImageData {
  return new NodeImageData(pixels, width, height, { colorSpace });
}
