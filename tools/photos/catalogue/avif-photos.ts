import sharp from "sharp";
import { latin } from "../bytes.ts";
import type { CameraHabits } from "../exif/camera-habits.ts";
import { CAMERAS } from "../exif/cameras.ts";
import { exifOf } from "../exif/exif.ts";
import { type Encoded, hdrOf, hdrPixels } from "../heif/hdr.ts";
import { codePoints, iccProfile, metadataItems, pictureProperties, transforms, writeHeif } from "../heif/writer.ts";
import { displayP3Profile } from "../icc/display-p3.ts";
import { type Orientation, ORIENTATIONS, storedFor } from "../orientation.ts";
import { rgba } from "../png/pictures.ts";
import type { Pixels } from "../row-source.ts";
import { scenePixels } from "../scenes/index.ts";
import { type PhotoRecipe, recordOf } from "./recipe.ts";

const SIZE = { width: 300, height: 200 };
/** The encoder's usual effort takes a third of a second for each picture. */
const EFFORT = 1;

interface AvifPlan {
  readonly name: string;
  readonly orientation?: Orientation;
  readonly habits?: CameraHabits;
  readonly bits?: 8 | 10;
  /** `points`: Display P3 by code points, without an ICC profile. */
  readonly wide?: "icc" | "points";
}

function avifRecipe(plan: AvifPlan): PhotoRecipe {
  return {
    kind: "avif",
    fileName: `${plan.name}.avif`,
    scene: "marks",
    size: SIZE,
    orientation: plan.orientation ?? 1,
    camera: plan.habits?.expected ?? {},
    wideGamut: plan.wide !== undefined,
    hasLocation: plan.habits?.position !== undefined,
    transparent: false,
    make: () => build(plan),
  };
}

/** sharp encodes the picture; the container is written here, since sharp writes no transforms. */
async function build({ orientation = 1, habits, bits = 8, wide }: AvifPlan): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height, data } = storedFor(orientation, scenePixels("marks", SIZE.width, SIZE.height));
  const encoded = await sharp(data, { raw: { width, height, channels: 3 } })
    .avif({ quality: 80, effort: EFFORT, bitdepth: bits, chromaSubsampling: "4:4:4" })
    .toBuffer();
  const colours = { icc: () => iccProfile(displayP3Profile()), points: () => codePoints(12, 13, 6) };
  const properties = [
    boxIn(encoded, "av1C"),
    ...pictureProperties({ width, height }, [bits, bits, bits]),
    ...(wide === undefined ? [codePoints(1, 13, 6)] : [colours[wide]()]),
    ...transforms(orientation),
  ];
  const exif = habits === undefined ? null : exifOf(habits, { orientation, width, height });
  const picture = { type: "av01", data: boxIn(encoded, "mdat").subarray(8), properties };
  return writeHeif(["avif", "mif1", "miaf"], [picture, ...metadataItems(exif, habits?.xmp)]);
}

/** An HDR photo with a half-size tone map. */
async function withToneMap(): Promise<Uint8Array<ArrayBuffer>> {
  const { photo, map } = hdrPixels(6);
  const encoded = async (pixels: Pixels): Promise<readonly [Pixels, Encoded]> => {
    const { width, height, data } = pixels;
    const file = await sharp(data, { raw: { width, height, channels: 3 } })
      .avif({ quality: 90, effort: EFFORT, chromaSubsampling: "4:4:4" })
      .toBuffer();
    return [pixels, { type: "av01", config: boxIn(file, "av1C"), data: boxIn(file, "mdat").subarray(8) }];
  };
  const exif = exifOf(CAMERAS["iphone-15-pro"], { orientation: 6, width: photo.width, height: photo.height });
  return hdrOf(await encoded(photo), await encoded(map), { form: "iso", orientation: 6, exif });
}

/** Finds a file's box by type, whole. */
function boxIn(file: Buffer, type: string): Uint8Array {
  const start = file.indexOf(latin(type)) - 4;
  return file.subarray(start, start + file.readUInt32BE(start));
}

async function transparent(): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height, data } = rgba(scenePixels("still", SIZE.width, SIZE.height));
  return new Uint8Array(
    await sharp(data, { raw: { width, height, channels: 4 } })
      .avif({ effort: EFFORT })
      .toBuffer(),
  );
}

const TURNED = ORIENTATIONS.map((orientation): `avif-orientation-${Orientation}` => `avif-orientation-${orientation}`);

/** AVIF in all orientations, 8 and 10 bits, with profiles, metadata and a gain map. */
export const AVIF_PHOTOS = {
  ...recordOf(TURNED, (name) =>
    avifRecipe({ name, orientation: ORIENTATIONS[TURNED.indexOf(name)] ?? 1, habits: CAMERAS["canon-eos-r6"] }),
  ),
  "avif-10-bit": avifRecipe({ name: "avif-10-bit", bits: 10, wide: "points" }),
  "avif-display-p3": avifRecipe({ name: "avif-display-p3", wide: "icc", habits: CAMERAS["iphone-15-pro"] }),
  "avif-exif": avifRecipe({ name: "avif-exif", habits: CAMERAS["lens-in-xmp"] }),
  "avif-tone-map": {
    ...avifRecipe({ name: "avif-tone-map", orientation: 6, habits: CAMERAS["iphone-15-pro"] }),
    make: withToneMap,
  },
  "avif-transparent": {
    ...avifRecipe({ name: "avif-transparent" }),
    scene: "still",
    transparent: true,
    make: transparent,
  },
} as const satisfies Record<string, PhotoRecipe>;
