import type { ColourProfile } from "../bytes/types.ts";
import { inflate } from "../compression/inflate.ts";

/** When inflated; real ones are 0.5 KB to 2 MB. */
const LARGEST_PROFILE = 8 * 1024 * 1024;

/** Reads a photo's ICC profile, inflating it if needed; null without a readable one. */
export async function readProfile(profile: ColourProfile): Promise<Uint8Array | null> {
  if (profile.kind === "icc") return profile.bytes;
  return profile.kind === "deflated-icc" ? inflate(profile.bytes, LARGEST_PROFILE) : null;
}
