import type { PhotoName } from "../photos/index.ts";

/** Photos around which layers of the matte are tried: orientations, restart markers, scans, grey; with the side of an MCU in pixels. */
export const LAYER_PHOTOS = [
  ["orientation-1", 16],
  ["orientation-6", 16],
  ["restart-420", 16],
  ["progressive-444", 8],
  ["unaligned-grey", 8],
] as const satisfies readonly (readonly [PhotoName, number])[];
