import { join } from "../../../packages/codecs/bytes.ts";
import { bigEndian32 } from "../bytes.ts";
import { CAMERAS } from "../exif/cameras.ts";
import { exifOf } from "../exif/exif.ts";
import { hevcOf } from "../heif/hevc.ts";
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

/** Side of a tile. */
const TILE = 128;

/** As a phone writes it: a grid of tiles, turned, with a profile. */
function grid(): Uint8Array<ArrayBuffer> {
  const pixels = stored(6);
  const columns = Math.ceil(pixels.width / TILE);
  const rows = Math.ceil(pixels.height / TILE);
  const tiles = Array.from({ length: columns * rows }, (_, index) => {
    const tile = tileAt(pixels, (index % columns) * TILE, Math.floor(index / columns) * TILE);
    const { config, data } = hevcOf(tile);
    return { type: "hvc1", data, properties: [config, ...pictureProperties(tile, BITS), codePoints(12, 13, 6)] };
  });
  const sides = [bigEndian32(pixels.width).slice(2), bigEndian32(pixels.height).slice(2)];
  const first: HeifItemPlan = {
    type: "grid",
    data: join([Uint8Array.of(0, 0, rows - 1, columns - 1), ...sides]),
    properties: [...pictureProperties(pixels, BITS), iccProfile(displayP3Profile()), ...transforms(6)],
    references: [{ type: "dimg", to: tiles.map((_, index) => index + 1) }],
  };
  return writeHeif(BRANDS, [first, ...tiles, ...metadataOf(pixels, 6)]);
}

/** A tile; beyond the picture its edges repeat. */
function tileAt({ width, height, data }: Pixels, left: number, top: number): Pixels {
  const tile = new Uint8Array(3 * TILE * TILE);
  for (let at = 0; at < TILE * TILE; at += 1) {
    const x = Math.min(width - 1, left + (at % TILE));
    const y = Math.min(height - 1, top + Math.floor(at / TILE));
    tile.set(data.subarray(3 * (y * width + x), 3 * (y * width + x) + 3), 3 * at);
  }
  return { width: TILE, height: TILE, data: tile };
}

const TURNED = ORIENTATIONS.map((orientation): `heic-orientation-${Orientation}` => `heic-orientation-${orientation}`);

/** HEIC in all orientations, and as phones write it. */
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
} as const satisfies Record<string, PhotoRecipe>;
