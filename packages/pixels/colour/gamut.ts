import { letters } from "../bytes/bytes.ts";
import { colourant, isRgbProfile, tagData } from "./icc-tags.ts";
import type { ColourProfile } from "../bytes/types.ts";
import { readProfile } from "./profile.ts";

/** Colour primaries wider than BT.709's, ITU-T H.273 table 2. */
const WIDE_PRIMARIES: ReadonlySet<number> = new Set([9, 10, 11, 12]);

/** CIE XYZ under D50 (a profile's colourants) to linear sRGB. */
export const TO_SRGB = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
] as const;

/** Colourants below this in linear sRGB make a profile wide: common screens reach -0.08, Display P3 -0.22. */
const OUTSIDE = -0.1;

/** Returns whether a photo's profile exceeds sRGB. */
export async function isWideGamutProfile(profile: ColourProfile): Promise<boolean> {
  if (profile.kind === "cicp") return WIDE_PRIMARIES.has(profile.primaries);
  const icc = await readProfile(profile);
  return icc !== null && isWideGamut(icc);
}

/**
 * Returns whether an RGB profile is wider than sRGB: a colourant (rXYZ, gXYZ, bXYZ, ICC.1:2022 §9.2) is outside it. Table
 * profiles have no colourants, so their description decides. False for CMYK, grey and broken profiles.
 * @param icc an uncompressed ICC profile
 */
export function isWideGamut(icc: Uint8Array): boolean {
  if (!isRgbProfile(icc)) return false;
  const colourants = ["rXYZ", "gXYZ", "bXYZ"].map((tag) => colourant(icc, tag));
  if (colourants.includes(null)) return /Display P3|DCI-P3|Adobe RGB|ProPhoto|Rec\.? ?2020/i.test(description(icc));
  return colourants.some((xyz) => xyz !== null && liesOutside(xyz));
}

function liesOutside(xyz: readonly number[]): boolean {
  return TO_SRGB.some((row) => row.reduce((sum, factor, axis) => sum + factor * (xyz[axis] ?? 0), 0) < OUTSIDE);
}

/** Reads the description without its UTF-16 NULs, enough to find ASCII names. */
function description(icc: Uint8Array): string {
  const at = tagData(icc, "desc");
  return at === null ? "" : letters(icc, at, 512).replaceAll("\0", "");
}
