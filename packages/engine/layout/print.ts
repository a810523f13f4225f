/** Print density. */
import type { PRINT_SIZES } from "../settings/rows/output.ts";
import type { Settings } from "../settings/table.ts";
import type { Size } from "./geometry.ts";

const MILLIMETRES_PER_INCH = 25.4;

/** Long side of each paper in millimetres. */
const PAPERS: Readonly<Record<Exclude<(typeof PRINT_SIZES)[number], "none" | "custom">, number>> = {
  "10x15": 150,
  "13x18": 180,
  a4: 297,
  a3: 420,
  "8x10in": 10 * MILLIMETRES_PER_INCH,
  "11x14in": 14 * MILLIMETRES_PER_INCH,
  "30x40": 400,
};

/** Pixels per inch under which a print looks coarse. */
export const LOW_PRINT_DENSITY = 180;

/** Returns the export's pixels per inch on paper: long side by long side, width by width on custom paper; null without a paper. */
export function printDensity(
  { printSize, printWidth }: Pick<Settings, "printSize" | "printWidth">,
  { width, height }: Size,
): number | null {
  if (printSize === "none") return null;
  const [pixels, paper] = printSize === "custom" ? [width, printWidth] : [Math.max(width, height), PAPERS[printSize]];
  return Math.max(1, Math.round((pixels * MILLIMETRES_PER_INCH) / paper));
}
