import { hasLetters } from "../../bytes.ts";

const JPEG_IDENTIFIER = "Exif\0\0";

/** Length of the JPEG identifier that some writers put in front of EXIF blocks in other containers; 0 without it. */
export function exifPrefixLength(bytes: Uint8Array, start = 0, end = bytes.length): number {
  const prefixed = end - start >= JPEG_IDENTIFIER.length && hasLetters(bytes, start, JPEG_IDENTIFIER);
  return prefixed ? JPEG_IDENTIFIER.length : 0;
}
