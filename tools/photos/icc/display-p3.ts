import { matrixProfile } from "./matrix-profile.ts";
import { curveTag } from "./profile.ts";

/** Makes a Display P3 profile: P3 primaries (SMPTE EG 432-1), D65, sRGB curve. */
export function displayP3Profile(): Uint8Array {
  return matrixProfile({
    name: "Display P3",
    primaries: [
      [0.68, 0.32],
      [0.265, 0.69],
      [0.15, 0.06],
    ],
    white: [0.3127, 0.329],
    curve: curveTag(),
  });
}
