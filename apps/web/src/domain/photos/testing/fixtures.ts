/** Shared by specs in the browser: fixtures as files, and pixels in results. */
import type { FixtureName } from "../../../../../../test/photos/index.ts";

export type Rgb = readonly [red: number, green: number, blue: number];

/** A fixture in test/photos, under a name without an extension. */
export async function fixture(name: FixtureName): Promise<File> {
  const response = await fetch(`/test-photos/${name}`);
  if (!response.ok) throw new Error(`No fixture ${name}`);
  return new File([await response.blob()], name);
}

/** Reads all RGBA pixels in the given colour space. */
export function pixelsOf(picture: ImageBitmap, colorSpace: PredefinedColorSpace = "srgb"): ImageData {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext("2d", { colorSpace });
  if (context === null) throw new Error("No canvas");
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, picture.width, picture.height, { colorSpace });
}

/** One pixel's colour, at fractions of width and height. */
export function colourAt({ data, width, height }: ImageData, u: number, v: number): Rgb {
  const at = 4 * (Math.floor(v * height) * width + Math.floor(u * width));
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

/** Largest channel difference between two colours. */
export function distance(one: Rgb, other: Rgb): number {
  return Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? 0))));
}
