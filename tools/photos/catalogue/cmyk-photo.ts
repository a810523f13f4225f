import sharp from "sharp";
import { join } from "../../../packages/pixels/bytes/bytes.ts";
import { profileSegment } from "../exif/segments.ts";
import type { Segment } from "../jpeg-writer/index.ts";
import { storedFor } from "../orientation.ts";
import { scenePixels } from "../scenes/index.ts";
import { cameraSegments, type JpegPlan } from "./jpeg-recipe.ts";
import type { PhotoRecipe } from "./recipe.ts";

const SIZE = { width: 480, height: 320 };
const SCENE = "still";

interface CmykPlan extends Pick<JpegPlan, "fileName" | "orientation" | "habits"> {
  /** The inks' meaning, computed by libvips from its profile. */
  readonly profile?: Uint8Array;
}

/** Makes a four-component file with Adobe's APP14, as sent by print shops: baseline, without subsampling. */
export function cmykRecipe(plan: CmykPlan): PhotoRecipe {
  const { fileName, orientation = 1, habits } = plan;
  return {
    kind: "jpeg",
    fileName,
    scene: SCENE,
    size: SIZE,
    orientation,
    jpeg: { sampling: "cmyk", progressive: false, restartInterval: 0 },
    camera: habits?.expected ?? {},
    wideGamut: false,
    hasLocation: habits?.position !== undefined,
    transparent: false,
    make: () => build(plan),
  };
}

async function build({ profile, ...plan }: CmykPlan): Promise<Uint8Array<ArrayBuffer>> {
  const { data, width, height } = storedFor(plan.orientation ?? 1, scenePixels(SCENE, SIZE.width, SIZE.height));
  const picture = sharp(data, { raw: { width, height, channels: 3 } }).toColourspace("cmyk");
  const file = await picture.jpeg({ quality: 90, chromaSubsampling: "4:4:4" }).toBuffer();
  const camera = plan.habits === undefined ? [] : cameraSegments({ ...plan, scene: SCENE }, { width, height });
  const segments = [...camera, ...(profile === undefined ? [] : [profileSegment(profile)])];
  return join([file.subarray(0, 2), ...segments.map(written), file.subarray(2)]);
}

function written({ marker, data }: Segment): Uint8Array {
  const length = data.length + 2;
  return join([Uint8Array.of(0xff, marker, length >> 8, length & 0xff), data]);
}
