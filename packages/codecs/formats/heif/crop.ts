/** Clean aperture of a HEIF file's picture, the part of it that is shown (ISO/IEC 14496-12:2022 §12.1.4). */
import { u32be } from "../../bytes.ts";
import type { PixelSize } from "../../header.ts";
import type { Box } from "./boxes.ts";

/** Part of a picture, in shares of its width and height. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The part that is shown of a picture of this size; null for all of it, and for an impossible part. */
export function cropOf(bytes: Uint8Array, properties: readonly Box[], size: PixelSize): Crop | null {
  const box = properties.find(({ type }) => type === "clap");
  if (box === undefined) return null;
  const [width, height, right, down] = [0, 8, 16, 24].map((at) => fraction(bytes, box.start + at));
  if (width === undefined || height === undefined || right === undefined || down === undefined) return null;
  // The offsets are of the part's centre from the picture's.
  const crop = {
    left: 0.5 + (right - width / 2) / size.width,
    top: 0.5 + (down - height / 2) / size.height,
    width: width / size.width,
    height: height / size.height,
  };
  const isInside = crop.left >= 0 && crop.top >= 0 && crop.left + crop.width <= 1 && crop.top + crop.height <= 1;
  return isInside && crop.width > 0 && crop.height > 0 ? crop : null;
}

/** Signed numerator and denominator. */
function fraction(bytes: Uint8Array, at: number): number {
  return (u32be(bytes, at) | 0) / (u32be(bytes, at + 4) | 0);
}
