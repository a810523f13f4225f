import { ARTWORK } from "./artwork.ts";
import { AVIF_PHOTOS } from "./avif-photos.ts";
import { CAMERA_PHOTOS } from "./camera-photos.ts";
import { DAMAGED_FILES } from "./damaged-files.ts";
import { ENCODING_PHOTOS } from "./encoding-photos.ts";
import { HEIC_PHOTOS } from "./heic-photos.ts";
import { JXL_PHOTOS } from "./jxl-photos.ts";
import { ORIENTATION_PHOTOS } from "./orientation-photos.ts";
import { PNG_PHOTOS } from "./png-photos.ts";
import { PROFILE_PHOTOS } from "./profile-photos.ts";
import { RAW_PHOTOS } from "./raw-photos.ts";
import type { DamagedRecipe, PhotoRecipe } from "./recipe.ts";
import { TIFF_PHOTOS } from "./tiff-photos.ts";
import { WEBP_PHOTOS } from "./webp-photos.ts";

const photos = {
  ...CAMERA_PHOTOS,
  ...ORIENTATION_PHOTOS,
  ...ENCODING_PHOTOS,
  ...PNG_PHOTOS,
  ...PROFILE_PHOTOS,
  ...WEBP_PHOTOS,
  ...AVIF_PHOTOS,
  ...ARTWORK,
} satisfies Record<string, PhotoRecipe>;

const CONVERTED_PHOTOS = { ...RAW_PHOTOS, ...TIFF_PHOTOS, ...HEIC_PHOTOS, ...JXL_PHOTOS } satisfies Record<
  string,
  PhotoRecipe
>;

export type PhotoName = keyof typeof photos;
export type ConvertedName = keyof typeof CONVERTED_PHOTOS;
export type DamagedName = keyof typeof DAMAGED_FILES;

/** Files that load. */
export const PHOTOS: Readonly<Record<PhotoName, PhotoRecipe>> = photos;
/** Files that load after a conversion, or by a rare decoder. */
export const CONVERTED: Readonly<Record<ConvertedName, PhotoRecipe>> = CONVERTED_PHOTOS;
/** Files that do not. */
export const DAMAGED: Readonly<Record<DamagedName, DamagedRecipe>> = DAMAGED_FILES;

export const PHOTO_NAMES = Object.keys(photos) as readonly PhotoName[];
export const CONVERTED_NAMES = Object.keys(CONVERTED_PHOTOS) as readonly ConvertedName[];
export const DAMAGED_NAMES = Object.keys(DAMAGED_FILES) as readonly DamagedName[];

export type { Damage, DamagedRecipe, JpegTraits, PhotoRecipe } from "./recipe.ts";
