/** Photographs for tests: made on demand by tools/photos, kept in test/photos/.cache. */
import { copyFile, mkdir } from "node:fs/promises";
import { extname, join } from "node:path";
import {
  CONVERTED,
  CONVERTED_NAMES,
  type ConvertedName,
  DAMAGED,
  DAMAGED_NAMES,
  type DamagedName,
  type DamagedRecipe,
  PHOTOS,
  PHOTO_NAMES,
  type PhotoName,
  type PhotoRecipe,
} from "../../tools/photos/catalogue/index.ts";
import { type KindPhoto, kindJpeg, kindOriginal } from "../../tools/photos/catalogue/kind-photo.ts";
import { type LargePhotoOptions, largePhotoRecipe } from "../../tools/photos/catalogue/large-photo.ts";
import { KIND_NAMES, type KindName } from "../../tools/photos/scenes/kinds.ts";
import { cached, cachedPath } from "./cache.ts";

export { CORNERS, MARK_SIZE } from "../../tools/photos/scenes/index.ts";
export { CONVERTED, CONVERTED_NAMES, DAMAGED, DAMAGED_NAMES, KIND_NAMES, PHOTOS, PHOTO_NAMES };
export type { ConvertedName, DamagedName, DamagedRecipe, PhotoName, PhotoRecipe };

export type FixtureName = PhotoName | ConvertedName | DamagedName;

/** Returns a fixture's bytes. */
export function photo(name: FixtureName): Promise<Uint8Array<ArrayBuffer>> {
  return cached(cacheName(name), recipeOf(name).make);
}

/** Returns a fixture as a file input does, under its usual name or another. */
export async function photoFile(name: FixtureName, fileName = recipeOf(name).fileName): Promise<File> {
  return new File([await photo(name)], fileName, { type: mimeType(fileName) });
}

/** Returns a fixture's path in the cache. */
function photoPath(name: FixtureName): Promise<string> {
  return cachedPath(cacheName(name), recipeOf(name).make);
}

/** Returns a photo with any number of megapixels, for benchmarks. The first time takes about 0.25 s per megapixel. */
export function largePhoto(megapixels: number, options?: LargePhotoOptions): Promise<Uint8Array<ArrayBuffer>> {
  const recipe = largePhotoRecipe(megapixels, options);
  return cached(recipe.fileName, recipe.make);
}

/** {@link largePhoto} as a file on disk. */
export function largePhotoPath(megapixels: number, options?: LargePhotoOptions): Promise<string> {
  const recipe = largePhotoRecipe(megapixels, options);
  return cachedPath(recipe.fileName, recipe.make);
}

/** Stores a picture of this kind as a JPEG, and returns its path. */
export function kindJpegPath(name: KindName, megapixels: number): Promise<string> {
  return pathOf(kindJpeg(name, megapixels));
}

/** Stores a picture of this kind in its usual format, and returns its path. */
export function kindOriginalPath(name: KindName, megapixels: number): Promise<string> {
  return pathOf(kindOriginal(name, megapixels));
}

function pathOf({ fileName, make }: KindPhoto): Promise<string> {
  return cachedPath(fileName, make);
}

/** A fixture's name, optionally with a file name. */
export type Wanted = FixtureName | { readonly photo: FixtureName; readonly as: string };

/** Writes fixtures into a folder, created if missing, and returns their paths in the same order. */
export async function writePhotos(directory: string, wanted: readonly Wanted[]): Promise<string[]> {
  await mkdir(directory, { recursive: true });
  return Promise.all(wanted.map((one) => writeOne(directory, one)));
}

async function writeOne(directory: string, wanted: Wanted): Promise<string> {
  const name = typeof wanted === "string" ? wanted : wanted.photo;
  const path = join(directory, typeof wanted === "string" ? recipeOf(name).fileName : wanted.as);
  await copyFile(await photoPath(name), path);
  return path;
}

function recipeOf(name: FixtureName): PhotoRecipe | DamagedRecipe {
  return { ...PHOTOS, ...CONVERTED, ...DAMAGED }[name];
}

function cacheName(name: FixtureName): string {
  return name + extname(recipeOf(name).fileName).toLowerCase();
}

function mimeType(fileName: string): string {
  const ending = extname(fileName).toLowerCase();
  return MEDIA_TYPES[ending] ?? "";
}

/** Endings known to systems. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".heic": "image/heic",
  ".jxl": "image/jxl",
  ".tif": "image/tiff",
};
