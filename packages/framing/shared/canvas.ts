/** A thread's canvases, reused for the next photo. */
import type { Box, HexColour, Size } from "@matte/engine";
import { newContext, pixelData, takenBitmap } from "#platform/surfaces.ts";

export function colourSpaceOf(wideGamut: boolean): PredefinedColorSpace {
  return wideGamut ? "display-p3" : "srgb";
}

type Context = OffscreenCanvasRenderingContext2D;
type Reading = Readonly<{ willReadFrequently?: boolean }>;

/**
 * Unused canvases' contexts, by kind. Each new canvas leaves browser memory to the garbage collector, which adds up
 * over hundreds of photos.
 */
const idle = new Map<string, Context[]>();
const kinds = new WeakMap<OffscreenCanvas, { readonly kind: string; readonly context: Context }>();

/**
 * Opens a 2D context on an empty canvas in sRGB, or in Display P3 for wide-gamut photos. {@link release} its canvas
 * after use.
 */
export function openContext({ width, height }: Size, wideGamut: boolean, reading: Reading = {}): Context {
  const kind = `${colourSpaceOf(wideGamut)} ${reading.willReadFrequently ?? false}`;
  const kept = idle.get(kind)?.pop();
  // When a browser's graphics process fails, all canvases lose their graphics memory.
  const context = kept === undefined || isLost(kept) ? keptContext(kind, wideGamut, reading) : kept;
  setSize(context, { width, height });
  return context;
}

/** Returns false in browsers that cannot tell. */
function isLost(context: Context & { readonly isContextLost?: () => boolean }): boolean {
  return context.isContextLost?.() ?? false;
}

function keptContext(kind: string, wideGamut: boolean, reading: Reading): Context {
  const context = newContext({ ...reading, colorSpace: colourSpaceOf(wideGamut) });
  kinds.set(context.canvas, { kind, context });
  return context;
}

/** Resizes a canvas, which also clears it and resets its context. */
export function setSize(context: Context, { width, height }: Size): void {
  context.canvas.width = width;
  context.canvas.height = height;
  context.imageSmoothingQuality = "high";
}

/** Draws a bitmap at another size. */
export function drawnAt(bitmap: ImageBitmap, { width, height }: Size, wideGamut: boolean): OffscreenCanvas {
  const context = openContext({ width, height }, wideGamut);
  context.drawImage(bitmap, 0, 0, width, height);
  return context.canvas;
}

/** Makes a bitmap from RGBA pixels. The caller closes it. */
export function bitmapOfPixels(
  pixels: Uint8ClampedArray<ArrayBuffer>,
  { width, height }: Size,
  wideGamut: boolean,
): ImageBitmap {
  const context = openContext({ width, height }, wideGamut);
  putRows(context, pixels, { top: 0, wideGamut });
  return bitmapOfCanvas(context.canvas);
}

/** Writes full-width rows of RGBA pixels, in the canvas's colour space, from row `top` on. */
export function putRows(
  context: Context,
  pixels: Uint8ClampedArray<ArrayBuffer>,
  { top, wideGamut }: { readonly top: number; readonly wideGamut: boolean },
): void {
  const { width } = context.canvas;
  putPixels(context, pixels, { x: 0, y: top, width, height: pixels.length / (4 * width) }, wideGamut);
}

/** Writes a part's RGBA pixels, in the canvas's colour space. */
export function putPixels(
  context: Context,
  pixels: Uint8ClampedArray<ArrayBuffer>,
  box: Box,
  wideGamut: boolean,
): void {
  context.putImageData(pixelData(pixels, box, colourSpaceOf(wideGamut)), box.x, box.y);
}

const tints = new WeakMap<object, Map<HexColour, ImageBitmap>>();

/** Returns a logo in one colour, made once for each colour. {@link closeLogo} closes it with its logo. */
function tintOf(logo: ImageBitmap, ink: HexColour): ImageBitmap {
  const made = tints.get(logo) ?? new Map<HexColour, ImageBitmap>();
  tints.set(logo, made);
  const tinted = made.get(ink) ?? tintedBitmap(logo, ink);
  made.set(ink, tinted);
  return tinted;
}

function tintedBitmap(logo: ImageBitmap, ink: HexColour): ImageBitmap {
  const context = openContext(logo, false);
  context.drawImage(logo, 0, 0);
  context.globalCompositeOperation = "source-in";
  context.fillStyle = ink;
  context.fillRect(0, 0, logo.width, logo.height);
  return bitmapOfCanvas(context.canvas);
}

export function closeLogo(logo: ImageBitmap): void {
  for (const tinted of tints.get(logo)?.values() ?? []) tinted.close();
  tints.delete(logo);
  logo.close();
}

/** Tinted logos for the painter. */
export const CANVAS_MEANS = { tint: tintOf };

/** Takes an unneeded canvas's pixels. The caller closes them. */
export function bitmapOfCanvas(canvas: OffscreenCanvas): ImageBitmap {
  const bitmap = takenBitmap(canvas);
  release(canvas);
  return bitmap;
}

/** Frees a canvas's pixels at once, without waiting for garbage collection. The caller must not use the canvas afterwards. */
export function release(canvas: OffscreenCanvas): void {
  canvas.width = 1;
  canvas.height = 1;
  const opened = kinds.get(canvas);
  if (opened === undefined) return;
  const rest = idle.get(opened.kind) ?? [];
  if (!rest.includes(opened.context)) idle.set(opened.kind, [...rest, opened.context]);
}

/** Returns the largest size within a `longSide` square, in the same proportions and never enlarged. */
export function fitInside({ width, height }: Size, longSide: number): Size {
  const factor = Math.min(1, longSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}
