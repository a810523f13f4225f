import { letters, u8 } from "./bytes.ts";
import { tiffReader } from "./tiff.ts";

/** `Exif\0\0`, JPEG's identifier. */
const LENGTH = 6;

/**
 * Returns the length of EXIF's identifier, or 0 without one. Every JPEG and some other writers put it before the block. Some
 * write `EXIF` or another sixth byte, accepted only before a TIFF header.
 */
export function exifPrefixLength(bytes: Uint8Array, start = 0, end = bytes.length): number {
  if (end - start < LENGTH || letters(bytes, start, 5).toLowerCase() !== "exif\0") return 0;
  const isUsual = letters(bytes, start, 4) === "Exif" && u8(bytes, start + 5) === 0;
  return isUsual || tiffReader(bytes.subarray(start + LENGTH, end)) !== null ? LENGTH : 0;
}
