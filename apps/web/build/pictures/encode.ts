/** Encodes a rendered sample in one size and format. */
import sharp, { type OutputInfo, type Sharp } from "sharp";
import type { RenderedSample } from "./renderer.ts";

export type Format = "avif" | "webp" | "jpeg";

/** One image file's format and size: a width in pixels, or a poster for link previews. */
export interface Output {
  readonly format: Format;
  readonly width: number | "poster";
}

/** The lowest qualities without artefacts in fine texture and small type at twofold magnification. */
const ENCODERS: Readonly<Record<Format, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 62, effort: 3 }),
  webp: (image) => image.webp({ quality: 82, effort: 4 }),
  jpeg: (image) => image.jpeg({ quality: 80, mozjpeg: true }),
};

/** @param to.width file width in pixels; the height follows */
export async function encode(
  rendered: RenderedSample,
  to: { readonly width: number; readonly format: Format },
): Promise<Buffer> {
  const { data, info } = await scaledTo(to.width, rendered);
  const { width, height } = info;
  return ENCODERS[to.format](sharp(data, { raw: { width, height, channels: 3 } })).toBuffer();
}

type Scaled = Promise<{ readonly data: Buffer; readonly info: OutputInfo }>;

/** Scaled pictures by width: scaling takes longer than most encoders, and every format needs the same sizes. */
const sizes = new WeakMap<RenderedSample, Map<number, Scaled>>();

function scaledTo(width: number, rendered: RenderedSample): Scaled {
  const known = sizes.get(rendered) ?? new Map<number, Scaled>();
  sizes.set(rendered, known);
  const scaled = known.get(width) ?? scale(width, rendered);
  known.set(width, scaled);
  return scaled;
}

function scale(to: number, { pixels, width, height }: RenderedSample): Scaled {
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize({ width: to, kernel: "lanczos3" })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Link preview size in pixels: 1.91 to 1. */
export const POSTER = { width: 1200, height: 630 } as const;
const WALL = "#f4f4f4";
/** Largest framed picture in front of the wall. */
const FRAME = { width: 1040, height: 542 };

/** The framed picture in front of the page's background, for link previews. */
export async function encodePoster({ pixels, width, height }: RenderedSample): Promise<Buffer> {
  const picture = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize({ ...FRAME, fit: "inside" })
    .png()
    .toBuffer();
  const wall = sharp({ create: { ...POSTER, channels: 3, background: WALL } });
  return wall
    .composite([{ input: picture }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
