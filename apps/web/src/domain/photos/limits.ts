import { DEFAULT_SETTINGS, layoutPicture, type Settings, type Size } from "@matte/engine";
import { PhotoError } from "./types.ts";

/** What Chromium's canvas can be: pixels a side, and pixels in all. */
const LONGEST_SIDE = 65_535;
const LARGEST_AREA = 2 ** 28;
/** JPEG_MAX_DIMENSION of libjpeg, which Chromium encodes with: what lies beyond it would be cut off without a word. */
const LONGEST_JPEG_SIDE = 65_500;

/** Whether a canvas of this size can be drawn, and be encoded whole in the format. */
export function isEncodable({ width, height }: Size, format: Settings["exportFormat"]): boolean {
  const longest = format === "jpeg" ? LONGEST_JPEG_SIDE : LONGEST_SIDE;
  return Math.max(width, height) <= longest && width * height <= LARGEST_AREA;
}

/** @throws PhotoError `too-large` where a canvas of this size cannot be drawn. */
export function assertDrawable(canvas: Size): void {
  assertEncodable(canvas, "png");
}

/** @throws PhotoError `too-large` where a canvas of this size cannot be drawn, or not be encoded whole in the format. */
export function assertEncodable(canvas: Size, format: Settings["exportFormat"]): void {
  if (!isEncodable(canvas, format)) throw tooLarge(canvas);
}

/** @throws PhotoError `too-large` where the photo, or what it becomes at default settings, cannot be drawn. */
export function assertFramable(photo: Size): void {
  assertDrawable(photo);
  const plain = { settings: DEFAULT_SETTINGS, photo, subject: "", camera: {}, watermark: false };
  assertDrawable(layoutPicture({ ...plain, measure: () => 0 }).canvas);
}

function tooLarge({ width, height }: Size): PhotoError {
  return new PhotoError("too-large", `${width} x ${height} pixels`);
}
