import type { Size } from "@matte/engine";

export function colourSpaceOf(wideGamut: boolean): PredefinedColorSpace {
  return wideGamut ? "display-p3" : "srgb";
}

type Context = OffscreenCanvasRenderingContext2D;
type Reading = Readonly<{ willReadFrequently?: boolean }>;

/**
 * Contexts whose canvas nobody uses just now, by what they were made for. Each canvas that is made leaves memory of the browser's
 * own to the collector, and over hundreds of photos that is not little.
 */
const idle = new Map<string, Context[]>();
const kinds = new WeakMap<OffscreenCanvas, { readonly kind: string; readonly context: Context }>();

/** A 2D context of an empty canvas in sRGB, or in Display P3 for photos that reach further. It ends with {@link release}. */
export function openContext({ width, height }: Size, wideGamut: boolean, reading: Reading = {}): Context {
  const kind = `${colourSpaceOf(wideGamut)} ${reading.willReadFrequently ?? false}`;
  const kept = idle.get(kind)?.pop();
  // The browser takes the graphics memory of all canvases away where its graphics process fails.
  const context = kept === undefined || isLost(kept) ? newContext(kind, wideGamut, reading) : kept;
  setSize(context, { width, height });
  return context;
}

/** False of browsers that cannot tell. */
function isLost(context: Context & { readonly isContextLost?: () => boolean }): boolean {
  return context.isContextLost?.() ?? false;
}

function newContext(kind: string, wideGamut: boolean, reading: Reading): Context {
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext("2d", { ...reading, colorSpace: colourSpaceOf(wideGamut) });
  if (context === null) throw new Error("This browser draws no canvas in workers");
  kinds.set(canvas, { kind, context });
  return context;
}

/** A new size clears a canvas and resets all that was set. */
export function setSize(context: Context, { width, height }: Size): void {
  context.canvas.width = width;
  context.canvas.height = height;
  context.imageSmoothingQuality = "high";
}

/** Draws a picture at another size. */
export function drawnAt(picture: ImageBitmap, { width, height }: Size, wideGamut: boolean): OffscreenCanvas {
  const context = openContext({ width, height }, wideGamut);
  context.drawImage(picture, 0, 0, width, height);
  return context.canvas;
}

/** The pixels of a canvas that is not needed any more; the caller closes them. */
export function taken(canvas: OffscreenCanvas): ImageBitmap {
  const bitmap = canvas.transferToImageBitmap();
  release(canvas);
  return bitmap;
}

/** Gives a canvas's pixels back at once; the collector would take its time. Whoever had it must not touch it any more. */
export function release(canvas: OffscreenCanvas): void {
  canvas.width = 1;
  canvas.height = 1;
  const opened = kinds.get(canvas);
  if (opened === undefined) return;
  const rest = idle.get(opened.kind) ?? [];
  if (!rest.includes(opened.context)) idle.set(opened.kind, [...rest, opened.context]);
}

/** The size inside a square of `longSide`, never larger than it is. */
export function fitInside({ width, height }: Size, longSide: number): Size {
  const factor = Math.min(1, longSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}
