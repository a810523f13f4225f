import { firstDirectory, tiffReader } from "@matte/pixels/bytes";

const ORIENTATION = 0x0112;
const SHORT = 3;

/**
 * Reads tag 0x0112.
 * @param block EXIF starting with its TIFF header
 * @returns 1 to 8; 1 (upright) if the tag is absent, malformed or out of range
 */
export function readOrientation(block: Uint8Array): number {
  const entry = firstDirectory(block).find(({ tag }) => tag === ORIENTATION);
  if (entry === undefined || entry.type !== SHORT || entry.count !== 1) return 1;
  const value = tiffReader(block)?.u16(entry.value) ?? 1;
  return value >= 1 && value <= 8 ? value : 1;
}
