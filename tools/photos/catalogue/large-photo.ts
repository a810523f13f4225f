import { CAMERAS } from "../exif/cameras.ts";
import type { Sampling } from "../jpeg-writer/index.ts";
import type { SceneName } from "../scenes/index.ts";
import { jpegRecipe } from "./jpeg-recipe.ts";
import type { PhotoRecipe, Size } from "./recipe.ts";

/** Real sensor sizes by megapixels; other sizes are computed at 3:2. */
const SENSORS: Readonly<Record<number, Size>> = {
  12: { width: 4256, height: 2832 },
  24: { width: 6000, height: 4000 },
  45: { width: 8256, height: 5504 },
  61: { width: 9504, height: 6336 },
  100: { width: 11648, height: 8736 },
};

export interface LargePhotoOptions {
  readonly sampling?: Sampling;
  readonly scene?: SceneName;
  readonly quality?: number;
  readonly progressive?: boolean;
}

/** Makes a complete camera file with this many megapixels: EXIF, thumbnail, 4:2:2 at quality 92. */
export function largePhotoRecipe(megapixels: number, options: LargePhotoOptions = {}): PhotoRecipe {
  const { sampling = "4:2:2", scene = "ridges", quality = 92, progressive = false } = options;
  const coding = `${sampling.replaceAll(":", "")}${progressive ? "-progressive" : ""}-q${quality}`;
  return jpegRecipe({
    fileName: `${scene}-${megapixels}mp-${coding}.jpg`,
    scene,
    size: SENSORS[megapixels] ?? sizeOf(megapixels),
    habits: CAMERAS["canon-eos-r6"],
    sampling,
    quality,
    encoding: { progressive },
  });
}

/** Returns a size at 3:2. */
export function sizeOf(megapixels: number): Size {
  const height = Math.max(1, Math.round(Math.sqrt((megapixels * 1e6) / 1.5)));
  return { width: Math.round(height * 1.5), height };
}
