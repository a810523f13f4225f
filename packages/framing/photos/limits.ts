import { DEFAULT_SETTINGS, type ExportFormat, layoutPicture, type Size } from "@matte/engine";
import { PhotoError } from "./types.ts";

/** Limits of Chromium's canvas: pixels per side, and pixels in all. */
const MAX_SIDE = 65_535;
const MAX_AREA = 2 ** 28;
/**
 * Pixels per side in a file: JPEG_MAX_DIMENSION of libjpeg, Chromium's encoder, which silently crops beyond it; 14 bits in WebP
 * (RFC 9649 §2.5).
 */
const MAX_SIDES: Readonly<Record<ExportFormat, number>> = { jpeg: 65_500, png: MAX_SIDE, webp: 16_383 };

/** True where a canvas of this size can be drawn and encoded completely in the format. */
export function isEncodable({ width, height }: Size, format: ExportFormat): boolean {
  return Math.max(width, height) <= MAX_SIDES[format] && width * height <= MAX_AREA;
}

/** @throws PhotoError `too-large` where a canvas of this size cannot be drawn */
export function assertDrawable(canvas: Size): void {
  assertEncodable(canvas, "png");
}

/** @throws PhotoError `too-large` unless {@link isEncodable} */
export function assertEncodable(canvas: Size, format: ExportFormat): void {
  if (!isEncodable(canvas, format)) throw tooLarge(canvas);
}

/** @throws PhotoError `too-large` where the photo, or its frame at default settings, cannot be drawn */
export function assertFramable(photo: Size): void {
  assertDrawable(photo);
  const plain = { settings: DEFAULT_SETTINGS, photo, subject: "", camera: {}, watermark: false };
  assertDrawable(layoutPicture({ ...plain, measure: () => 0 }).canvas);
}

function tooLarge({ width, height }: Size): PhotoError {
  return new PhotoError("too-large", `${width} x ${height} pixels`);
}
