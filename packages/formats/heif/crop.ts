/** Clean aperture: the visible part of a HEIF picture (ISO/IEC 14496-12:2022 §12.1.4). */
import { type PixelSize, u32be } from "@matte/pixels/bytes";
import type { Aperture } from "../header.ts";
import type { Box } from "./boxes.ts";
import { propertyTables } from "./properties.ts";

/** Fractions of width and height. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the visible part of a picture; null for all of it, and for an impossible part. */
export function cropOf(bytes: Uint8Array, properties: readonly Box[], size: PixelSize): Crop | null {
  const box = properties.find(({ type }) => type === "clap");
  if (box === undefined) return null;
  const [width, height, right, down] = [0, 8, 16, 24].map((at) => fraction(bytes, box.start + at));
  if (width === undefined || height === undefined || right === undefined || down === undefined) return null;
  // Offsets are between the centres of part and picture.
  const crop = {
    left: 0.5 + (right - width / 2) / size.width,
    top: 0.5 + (down - height / 2) / size.height,
    width: width / size.width,
    height: height / size.height,
  };
  const isInside = crop.left >= 0 && crop.top >= 0 && crop.left + crop.width <= 1 && crop.top + crop.height <= 1;
  return isInside && crop.width > 0 && crop.height > 0 ? crop : null;
}

/** Returns the visible part in whole pixels; null for all of it. */
export function apertureOf(bytes: Uint8Array, properties: readonly Box[], whole: PixelSize): Aperture | null {
  const crop = cropOf(bytes, properties, whole);
  if (crop === null) return null;
  const [x, width] = span(crop.left, crop.width, whole.width);
  const [y, height] = span(crop.top, crop.height, whole.height);
  return { whole, part: { x, y, width, height } };
}

function span(start: number, share: number, length: number): [start: number, length: number] {
  const size = Math.max(1, Math.round(share * length));
  return [Math.min(Math.round(start * length), length - size), size];
}

/** Hides clean apertures from decoders, because they disagree: some ignore them, some refuse odd pixels. */
export function withoutAperture(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const copy = file.slice();
  const { all, associations } = propertyTables(copy);
  all.forEach(({ type, start }, index) => {
    if (type !== "clap") return;
    copy.set(FREE, start - FREE.length);
    for (const { at, property } of associations) if (property === index) copy[at]! &= 0x7f;
  });
  return copy;
}

const FREE = new TextEncoder().encode("free");

/** Signed numerator and denominator. */
function fraction(bytes: Uint8Array, at: number): number {
  return (u32be(bytes, at) | 0) / (u32be(bytes, at + 4) | 0);
}
