/** Print density. */
import type { Settings } from "../settings/table.ts";
import type { Size } from "./geometry.ts";
import { MILLIMETRES_PER_INCH, printScale } from "./paper.ts";

/** Pixels per inch under which a print looks coarse. */
export const LOW_PRINT_DENSITY = 180;

/** Returns the export's pixels per inch on paper and its bleed, at least 1; null without a paper. */
export function printDensity(
  settings: Pick<Settings, "printSize" | "printWidth" | "bleedMm" | "socialPreset">,
  canvas: Size,
): number | null {
  const scale = printScale(settings, canvas);
  return scale === null ? null : Math.max(1, Math.round(scale * MILLIMETRES_PER_INCH));
}
