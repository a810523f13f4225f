/** One picture in one size and format. */
import sharp, { type Sharp } from "sharp";
import type { Framed } from "./studio.ts";

export const FORMATS = ["avif", "webp", "jpeg"] as const;
export type Format = (typeof FORMATS)[number];

/** What is made of an export: itself, so many pixels wide, or a poster of it. */
export interface Make {
  readonly format: Format;
  readonly width: number | "poster";
}

/** Where fine texture and small type just stop looking encoded, side by side at twice the size. */
const ENCODERS: Readonly<Record<Format, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 62, effort: 3 }),
  webp: (image) => image.webp({ quality: 82, effort: 4 }),
  jpeg: (image) => image.jpeg({ quality: 80, mozjpeg: true }),
};

/** @param width of the file in pixels; the height follows */
export function encode({ pixels, width, height }: Framed, to: { readonly width: number; readonly format: Format }) {
  const image = sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize({ width: to.width, kernel: "lanczos3" });
  return ENCODERS[to.format](image).toBuffer();
}

/** What networks show of a link: 1.91 to 1. Pixels. */
export const POSTER = { width: 1200, height: 630 } as const;
/** The page's wall. */
const WALL = "#f4f4f4";
/** Of the framed picture; the rest is wall. */
const HUNG = { width: 1040, height: 542 };

/** The picture on the wall, for those who link to a page. */
export async function encodePoster({ pixels, width, height }: Framed): Promise<Buffer> {
  const picture = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize({ ...HUNG, fit: "inside" })
    .png()
    .toBuffer();
  const wall = sharp({ create: { ...POSTER, channels: 3, background: WALL } });
  return wall
    .composite([{ input: picture }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
