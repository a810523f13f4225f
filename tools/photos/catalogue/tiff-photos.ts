import sharp from "sharp";
import { CAMERAS } from "../exif/cameras.ts";
import { firstDirectory } from "../exif/exif.ts";
import { displayP3Profile } from "../icc/display-p3.ts";
import { storedFor } from "../orientation.ts";
import { scenePixels } from "../scenes/index.ts";
import { writeTiff } from "../tiff/writer.ts";
import type { PhotoRecipe } from "./recipe.ts";

const SIZE = { width: 300, height: 200 };
const HABITS = CAMERAS["iphone-15-pro"];

const COMMON = {
  kind: "tiff",
  scene: "marks",
  size: SIZE,
  transparent: false,
} as const;

/** TIFFs as editors write them: 16 bits with a profile and a camera's metadata, and 8 bits, compressed. */
export const TIFF_PHOTOS = {
  "tiff-16-bit": {
    ...COMMON,
    fileName: "tiff-16-bit.tif",
    orientation: 6,
    camera: HABITS.expected,
    wideGamut: true,
    hasLocation: true,
    make: () => Promise.resolve(deep()),
  },
  "tiff-lzw": {
    ...COMMON,
    fileName: "tiff-lzw.tif",
    orientation: 1,
    camera: {},
    wideGamut: false,
    hasLocation: false,
    make: compressed,
  },
} as const satisfies Record<string, PhotoRecipe>;

function deep(): Uint8Array<ArrayBuffer> {
  const { width, height, data } = storedFor(6, scenePixels("marks", SIZE.width, SIZE.height));
  const exif = firstDirectory(HABITS, { orientation: 6, width, height });
  const samples = Uint16Array.from(data, (value, at) => Math.min(65_535, value * 257 + (at % 200)));
  const profile = displayP3Profile();
  return writeTiff({ order: "MM", width, height, bits: 16, samples: 3, photometric: 2, data: samples, profile, exif });
}

async function compressed(): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height, data } = scenePixels("marks", SIZE.width, SIZE.height);
  const picture = sharp(data, { raw: { width, height, channels: 3 } });
  return new Uint8Array(await picture.tiff({ compression: "lzw", predictor: "horizontal" }).toBuffer());
}
