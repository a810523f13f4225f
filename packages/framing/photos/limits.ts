import type { ExportFormat, Size } from "@matte/engine";
import { PhotoError } from "./types.ts";

/** Chromium's canvas limits: pixels per side, and pixels in all. */
const MAX_SIDE = 65_535;
export const MAX_AREA = 2 ** 28;
/**
 * Pixels per side in a file: JPEG_MAX_DIMENSION in libjpeg, Chromium's encoder, which silently crops beyond it; 14 bits
 * in WebP (RFC 9649 §2.5).
 */
export const MAX_SIDES: Readonly<Record<ExportFormat, number>> = { jpeg: 65_500, png: MAX_SIDE, webp: 16_383 };

/** True if a canvas this large can be drawn and encoded completely in the format. */
export function isEncodable({ width, height }: Size, format: ExportFormat): boolean {
  return Math.max(width, height) <= MAX_SIDES[format] && width * height <= MAX_AREA;
}

/** @throws PhotoError `too-large` if a photo this large cannot be drawn, whatever its frame */
export function assertDrawable(photo: Size): void {
  if (!isEncodable(photo, "png")) throw new PhotoError("too-large", text(photo));
}

/** @throws PhotoError `frame-too-large`, with the exceeded format, unless {@link isEncodable} */
export function assertEncodable(canvas: Size, format: ExportFormat): void {
  if (!isEncodable(canvas, format)) throw new PhotoError("frame-too-large", text(canvas), { type: format });
}

function text({ width, height }: Size): string {
  return `${width} x ${height} pixels`;
}
