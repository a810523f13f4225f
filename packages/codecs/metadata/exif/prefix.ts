import { letters, u8 } from "../../bytes.ts";
import { tiffReader } from "../tiff.ts";

/** Length of JPEG's identifier of EXIF, `Exif\0\0`. */
const LENGTH = 6;

/**
 * Length of the identifier of EXIF, which every JPEG and some writers of other containers put in front of the block; 0 without it.
 * Some write `EXIF`, or another sixth byte, which counts only before a TIFF header.
 */
export function exifPrefixLength(bytes: Uint8Array, start = 0, end = bytes.length): number {
  if (end - start < LENGTH || letters(bytes, start, 5).toLowerCase() !== "exif\0") return 0;
  const isUsual = letters(bytes, start, 4) === "Exif" && u8(bytes, start + 5) === 0;
  return isUsual || tiffReader(bytes.subarray(start + LENGTH, end)) !== null ? LENGTH : 0;
}
