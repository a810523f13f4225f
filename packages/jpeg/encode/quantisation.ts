import { ZIGZAG } from "../lossless/blocks/zigzag.ts";
import type { QuantisationTable } from "../lossless/markers/picture.ts";

/** ITU-T T.81 table K.1, row by row. */
const LUMINANCE = [
  [16, 11, 10, 16, 24, 40, 51, 61],
  [12, 12, 14, 19, 26, 58, 60, 55],
  [14, 13, 16, 24, 40, 57, 69, 56],
  [14, 17, 22, 29, 51, 87, 80, 62],
  [18, 22, 37, 56, 68, 109, 103, 77],
  [24, 35, 55, 64, 81, 104, 113, 92],
  [49, 64, 78, 87, 103, 121, 120, 101],
  [72, 92, 95, 98, 112, 100, 103, 99],
].flat();
/** Table K.2. */
const CHROMINANCE = [
  [17, 18, 24, 47, 99, 99, 99, 99],
  [18, 21, 26, 66, 99, 99, 99, 99],
  [24, 26, 56, 99, 99, 99, 99, 99],
  [47, 66, 99, 99, 99, 99, 99, 99],
  ...Array.from({ length: 4 }, () => Array<number>(8).fill(99)),
].flat();

/** Scales the standard tables to a quality from 1 to 100 on libjpeg's scale, used by browsers and most programs. */
export function quantisationAt(quality: number): Record<"luma" | "chroma", QuantisationTable> {
  const percent = quality < 50 ? Math.floor(5000 / quality) : 200 - 2 * quality;
  return { luma: scaled(LUMINANCE, percent), chroma: scaled(CHROMINANCE, percent) };
}

function scaled(table: readonly number[], percent: number): QuantisationTable {
  const step = (place: number): number => Math.floor((table[place]! * percent + 50) / 100);
  return Uint16Array.from(ZIGZAG, (place) => Math.min(255, Math.max(1, step(place))));
}
