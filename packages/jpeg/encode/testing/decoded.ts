import sharp from "sharp";
import type { Raw } from "./pictures.ts";

/** Decodes with libjpeg: red, green, blue. */
export async function decoded(jpeg: Uint8Array): Promise<Uint8Array> {
  const options = { limitInputPixels: false, failOn: "warning" } as const;
  return new Uint8Array(await sharp(jpeg, options).toColourspace("srgb").removeAlpha().raw().toBuffer());
}

/** Returns the peak signal-to-noise ratio between a picture and its decoded file, in decibels. */
export function likeness({ pixels }: Raw, rgb: Uint8Array): number {
  let squares = 0;
  for (let at = 0; at < rgb.length; at += 1) squares += (rgb[at]! - pixels[at + Math.floor(at / 3)]!) ** 2;
  return 10 * Math.log10(255 ** 2 / (squares / rgb.length));
}
