import { CAMERAS } from "../exif/cameras.ts";
import { bytes, TAG } from "../exif/entries.ts";
import { exifOf } from "../exif/exif.ts";
import { appleNote } from "../hdr/metadata.ts";
import { APPLE_MAP_XMP, hdrHeic } from "../heif/hdr.ts";
import { hevcOf } from "../heif/hevc.ts";
import { tiled } from "../heif/tiles.ts";
import {
  codePoints,
  type HeifItemPlan,
  iccProfile,
  metadataItems,
  pictureProperties,
  transforms,
  writeHeif,
} from "../heif/writer.ts";
import { displayP3Profile } from "../icc/display-p3.ts";
import { type Orientation, ORIENTATIONS, storedFor } from "../orientation.ts";
import type { Pixels } from "../row-source.ts";
import { scenePixels } from "../scenes/index.ts";
import { type PhotoRecipe, recordOf } from "./recipe.ts";

const SIZE = { width: 300, height: 200 };
const BITS = [8, 8, 8];
const BRANDS = ["heic", "mif1", "miaf"];
const PHONE = CAMERAS["iphone-15-pro"];

const COMMON = {
  kind: "heic",
  scene: "marks",
  size: SIZE,
  transparent: false,
  camera: PHONE.expected,
  hasLocation: true,
} as const;

function stored(orientation: Orientation): Pixels {
  return storedFor(orientation, scenePixels("marks", SIZE.width, SIZE.height));
}

function metadataOf(pixels: Pixels, orientation: Orientation): HeifItemPlan[] {
  return metadataItems(exifOf(PHONE, { orientation, width: pixels.width, height: pixels.height }), undefined);
}

function single(orientation: Orientation): Uint8Array<ArrayBuffer> {
  const pixels = stored(orientation);
  const { config, data } = hevcOf(pixels);
  const properties = [config, ...pictureProperties(pixels, BITS), codePoints(1, 13, 6), ...transforms(orientation)];
  return writeHeif(BRANDS, [{ type: "hvc1", data, properties }, ...metadataOf(pixels, orientation)]);
}

/** Tile side. */
const TILE = 128;

/** Like a phone's: a tile grid, turned, with a profile. */
function grid(): Uint8Array<ArrayBuffer> {
  const pixels = stored(6);
  const { grid: data, tiles } = tiled(pixels, TILE);
  const parts = tiles.map((tile) => {
    const { config, data: own } = hevcOf(tile);
    return { type: "hvc1", data: own, properties: [config, ...pictureProperties(tile, BITS), codePoints(12, 13, 6)] };
  });
  const first: HeifItemPlan = {
    type: "grid",
    data,
    properties: [...pictureProperties(pixels, BITS), iccProfile(displayP3Profile()), ...transforms(6)],
    references: [{ type: "dimg", to: parts.map((_, index) => index + 1) }],
  };
  return writeHeif(BRANDS, [first, ...parts, ...metadataOf(pixels, 6)]);
}

/** A photo with Apple's maker note for a headroom at 2.65 stops, and a map repeating the photo's position. */
function withAppleMap(): Uint8Array<ArrayBuffer> {
  const noted = { ...PHONE, exif: [...PHONE.exif, bytes(TAG.MakerNote, ...appleNote([1, 1], [1, 200]))] };
  return hdrHeic({
    form: "apple",
    orientation: 6,
    exif: exifOf(noted, { orientation: 6, width: SIZE.height, height: SIZE.width }),
    mapXmp: APPLE_MAP_XMP,
  });
}

function withToneMap(): Uint8Array<ArrayBuffer> {
  return hdrHeic({ form: "iso", exif: exifOf(PHONE, { orientation: 1, ...SIZE }) });
}

const TURNED = ORIENTATIONS.map((orientation): `heic-orientation-${Orientation}` => `heic-orientation-${orientation}`);

/** HEIC in all orientations, as phones write it, and with gain maps. */
export const HEIC_PHOTOS = {
  ...recordOf(TURNED, (name): PhotoRecipe => {
    const orientation = ORIENTATIONS[TURNED.indexOf(name)] ?? 1;
    const make = (): Promise<Uint8Array<ArrayBuffer>> => Promise.resolve(single(orientation));
    return { ...COMMON, fileName: `${name}.heic`, orientation, wideGamut: false, make };
  }),
  "heic-phone": {
    ...COMMON,
    fileName: "IMG_0042.HEIC",
    orientation: 6,
    wideGamut: true,
    make: () => Promise.resolve(grid()),
  },
  "heic-gain-map": {
    ...COMMON,
    fileName: "IMG_0043.HEIC",
    orientation: 6,
    wideGamut: false,
    make: () => Promise.resolve(withAppleMap()),
  },
  "heic-tone-map": {
    ...COMMON,
    fileName: "heic-tone-map.heic",
    orientation: 1,
    wideGamut: false,
    make: () => Promise.resolve(withToneMap()),
  },
} as const satisfies Record<string, PhotoRecipe>;
