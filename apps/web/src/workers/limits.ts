import { DEFAULT_SETTINGS, layoutPicture, type Size } from "@matte/engine";
import { PhotoError } from "../lib/photos/types.ts";

/** What Chromium's canvas can be: pixels a side, and pixels in all. */
const LONGEST_SIDE = 65_535;
const LARGEST_AREA = 2 ** 28;

/** @throws PhotoError `too-large` where a canvas of this size cannot be drawn. */
export function assertDrawable({ width, height }: Size): void {
  if (width > LONGEST_SIDE || height > LONGEST_SIDE || width * height > LARGEST_AREA) {
    throw new PhotoError("too-large", `${width} x ${height} pixels`);
  }
}

/** @throws PhotoError `too-large` where the photo, or what it becomes at default settings, cannot be drawn. */
export function assertFramable(photo: Size): void {
  assertDrawable(photo);
  const plain = { settings: DEFAULT_SETTINGS, photo, subject: "", camera: {}, watermark: false };
  assertDrawable(layoutPicture({ ...plain, measure: () => 0 }).canvas);
}
