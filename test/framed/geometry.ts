/** A framed photo's expected geometry, from the formulas in DECISIONS §1, independent of the product. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

export interface FrameSettings {
  /** Outer matte as a percentage of the photo's width. */
  readonly outer: number;
  /** Stroke in pixels; 1 by default. */
  readonly inner?: number;
  /** Caption area: the taller column's lines, and font size in thousandths of the photo's width (25 by default). */
  readonly caption?: { readonly lines: number; readonly fontSize?: number };
  /** The photo's block side in lossless framing: stroke and matte together are a multiple. */
  readonly block?: number;
}

export interface FramedPhoto {
  readonly canvas: Size;
  /** Each side of the outer matte. */
  readonly outer: number;
  readonly inner: number;
  readonly photo: Box;
  /** Photo and stroke. */
  readonly stroked: Box;
  /** Null without a caption. */
  readonly captionArea: Box | null;
  /** The caption font in pixels. */
  readonly font: number;
}

/** Returns the geometry for the preset `original`. */
export function framed({ width, height }: Size, settings: FrameSettings): FramedPhoto {
  const inner = settings.inner ?? 1;
  const edge = multipleOf(settings.block ?? 1, Math.round((settings.outer / 100) * width) + inner);
  const framedWidth = width + 2 * edge;
  const framedHeight = height + 2 * edge;
  const font = ((settings.caption?.fontSize ?? 25) * width) / 1000;
  const captionHeight =
    settings.caption === undefined ? 0 : Math.round(0.1 * framedWidth + settings.caption.lines * 1.4 * font);
  return {
    canvas: { width: framedWidth, height: framedHeight + captionHeight },
    outer: edge - inner,
    inner,
    photo: { x: edge, y: edge, width, height },
    stroked: grown({ x: edge, y: edge, width, height }, inner),
    captionArea: captionHeight === 0 ? null : { x: 0, y: framedHeight, width: framedWidth, height: captionHeight },
    font,
  };
}

function multipleOf(step: number, length: number): number {
  return Math.round(length / step) * step;
}

/** Geometry for social presets (SPEC §9). */
export const PRESETS = {
  "portrait-4x5": { width: 1080, height: 1350, fill: 1 },
  "instagram-post-safe": { width: 1080, height: 1350, fill: 0.9 },
  "instagram-3x4": { width: 1080, height: 1440, fill: 1 },
  "story-9x16": { width: 1080, height: 1920, fill: 1 },
  "square-1x1": { width: 1080, height: 1080, fill: 1 },
  "landscape-16x9": { width: 1920, height: 1080, fill: 1 },
  "tv-3840x2160": { width: 3840, height: 2160, fill: 1 },
} as const;

export interface Placed {
  readonly canvas: Size;
  readonly factor: number;
  /** Photo and stroke, not rounded to pixels. */
  readonly stroked: Box;
  readonly photo: Box;
}

/** Scales the framed composition to fit inside a preset's canvas, centred. */
export function placed(frame: FramedPhoto, preset: keyof typeof PRESETS): Placed {
  const { width, height, fill } = PRESETS[preset];
  const factor = Math.min((width * fill) / frame.canvas.width, (height * fill) / frame.canvas.height);
  const left = (width - frame.canvas.width * factor) / 2;
  const top = (height - frame.canvas.height * factor) / 2;
  const scaled = (box: Box): Box => ({
    x: left + box.x * factor,
    y: top + box.y * factor,
    width: box.width * factor,
    height: box.height * factor,
  });
  return { canvas: { width, height }, factor, stroked: scaled(frame.stroked), photo: scaled(frame.photo) };
}

/** Grows a box by `by` pixels on each side; shrinks it if negative. */
export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

export function inside({ x, y, width, height }: Box, column: number, row: number): boolean {
  return column >= x && column < x + width && row >= y && row < y + height;
}
