import type { ColourProfile } from "../header.ts";
import { inflate } from "../inflate.ts";

/** Real profiles are 0.5 KB to 2 MB; what unpacks to more is no profile. */
const LARGEST_PROFILE = 8 * 1024 * 1024;

/** A photo's ICC profile, unpacked; null where there is none, or none that can be read. */
export async function readProfile(profile: ColourProfile): Promise<Uint8Array | null> {
  if (profile.kind === "icc") return profile.bytes;
  return profile.kind === "deflated-icc" ? inflate(profile.bytes, LARGEST_PROFILE) : null;
}
