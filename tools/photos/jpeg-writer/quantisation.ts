import { ZIGZAG } from "./zigzag.ts";

// ITU-T T.81 §K.1, tables K.1 (luminance) and K.2 (chrominance), row-major.
const LUMINANCE = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51,
  87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101,
  72, 92, 95, 98, 112, 100, 103, 99,
];
const CHROMINANCE = [
  17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99, 99, 99, 47, 66, 99, 99, 99,
  99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
  99, 99, 99, 99, 99, 99,
];

/** Quantisation table in zig-zag order, as in DQT: 64 steps from 1 to 255. */
export type QuantisationTable = Uint8Array;

/**
 * Returns annex K's tables on the Independent JPEG Group's quality scale: 50 keeps them unchanged, 100 makes every step
 * 1.
 */
export function quantisationTables(quality: number): readonly [QuantisationTable, QuantisationTable] {
  return [scaled(LUMINANCE, quality), scaled(CHROMINANCE, quality)];
}

function scaled(table: readonly number[], quality: number): QuantisationTable {
  const percent = quality < 50 ? 5000 / quality : 200 - 2 * quality;
  return Uint8Array.from(ZIGZAG, (position) => {
    const step = Math.floor((table[position]! * percent + 50) / 100);
    return Math.min(255, Math.max(1, step));
  });
}
