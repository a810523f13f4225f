import { profileSegment } from "../exif/segments.ts";
import { adobeRgbProfile, brokenProfile, greyProfile, proPhotoProfile, tableProfile } from "../icc/odd-profiles.ts";
import type { Sampling } from "../jpeg-writer/index.ts";
import { jpegRecipe } from "./jpeg-recipe.ts";
import type { PhotoRecipe } from "./recipe.ts";

interface Odd {
  readonly sampling?: Sampling;
  readonly wideGamut?: boolean;
}

function withProfile(
  name: string,
  profile: Uint8Array,
  { sampling = "4:4:4", wideGamut = false }: Odd = {},
): PhotoRecipe {
  const segments = [profileSegment(profile)];
  const plan = { fileName: `${name}.jpg`, scene: "still", sampling, quality: 95, segments } as const;
  return { ...jpegRecipe(plan), wideGamut };
}

/** JPEGs with unusual colour profiles. */
export const PROFILE_PHOTOS = {
  "adobe-rgb": withProfile("adobe-rgb", adobeRgbProfile(), { wideGamut: true }),
  "prophoto-rgb": withProfile("prophoto-rgb", proPhotoProfile(), { wideGamut: true }),
  "grey-gamma-18": withProfile("grey-gamma-18", greyProfile(1.8), { sampling: "grey" }),
  /** A profile for another kind of picture, ignored by readers. */
  "grey-profile-on-colours": withProfile("grey-profile-on-colours", greyProfile(1.8)),
  "rgb-profile-on-grey": withProfile("rgb-profile-on-grey", adobeRgbProfile(), { sampling: "grey", wideGamut: true }),
  "table-profile": withProfile("table-profile", tableProfile()),
  "broken-profile": withProfile("broken-profile", brokenProfile()),
} as const;
