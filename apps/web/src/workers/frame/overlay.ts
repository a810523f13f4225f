/** What is painted round a losslessly framed photo: boxes that carry ink, and their pixels in the file's own order. */
import { convertPixels, type IntoProfile } from "@matte/codecs";
import { type Box, type Layout, paintOverlay, type Size, type TextBox } from "@matte/engine";
import { openContext, release, setSize } from "../platform/canvas.ts";
import { passing } from "../platform/memory.ts";
import { type Affine, storedBox } from "./stored-space.ts";

/** How far glyphs may reach out of their line's box, in em: accents, swashes, tall scripts. */
const OVERHANG = 0.5;

/** Upright boxes outside which nothing but matte, stroke and photo is seen. */
export function inkedBoxes({ canvas, caption, logo, watermark }: Layout): Box[] {
  const lines = [...caption, ...(watermark === null ? [] : [watermark])].map(reach);
  return [...lines, ...(logo === null ? [] : [logo])].map((box) => wholePixels(box, canvas));
}

function reach({ box, font }: TextBox): Box {
  const by = OVERHANG * font.size;
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

function wholePixels({ x, y, width, height }: Box, canvas: Size): Box {
  const left = Math.max(0, Math.floor(x));
  const top = Math.max(0, Math.floor(y));
  const right = Math.min(canvas.width, Math.ceil(x + width));
  const bottom = Math.min(canvas.height, Math.ceil(y + height));
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

export interface InkPainter {
  /** RGBA of a box in stored pixels, transparent where there is no ink, in the photo's own colours; there until the next is drawn. */
  draw(stored: Box): Uint8ClampedArray;
  /** Gives all pixels back. */
  release(): void;
}

/** @param into the photo's profile; null where it is sRGB. */
export function inkPainter(layout: Layout, logo: ImageBitmap | null, to: Affine, into: IntoProfile | null): InkPainter {
  const context = openContext({ width: 1, height: 1 }, false);
  const [a, b, c, d, e, f] = to;
  const drawn = passing(({ x, y, width, height }: Box) => {
    setSize(context, { width, height });
    context.setTransform(a, b, c, d, e - x, f - y);
    paintOverlay(context, layout, logo);
    const { data } = context.getImageData(0, 0, width, height);
    if (into !== null) convertPixels(data, into);
    return data;
  });
  return {
    draw: drawn.read,
    release: () => {
      drawn.end();
      release(context.canvas);
    },
  };
}

/** The same boxes as the file stores them. */
export function storedBoxes(to: Affine, boxes: readonly Box[]): Box[] {
  return boxes.filter(({ width, height }) => width > 0 && height > 0).map((box) => storedBox(to, box));
}
