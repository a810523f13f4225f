import sharp from "sharp";
import type { CameraHabits } from "../exif/camera-habits.ts";
import { CAMERAS } from "../exif/cameras.ts";
import { exifOf } from "../exif/exif.ts";
import { displayP3Profile } from "../icc/display-p3.ts";
import { type Orientation, storedFor } from "../orientation.ts";
import { rgba } from "../png/pictures.ts";
import { type SceneName, scenePixels } from "../scenes/index.ts";
import { type WebpMetadata, withMetadata } from "../webp/container.ts";
import type { PhotoRecipe } from "./recipe.ts";

const SIZE = { width: 481, height: 321 };

interface WebpPlan {
  readonly fileName: string;
  readonly scene: SceneName;
  readonly lossless?: boolean;
  readonly orientation?: Orientation;
  readonly habits?: CameraHabits;
  readonly transparent?: boolean;
}

function webpRecipe(plan: WebpPlan): PhotoRecipe {
  const { habits, orientation = 1, transparent = false } = plan;
  return {
    kind: "webp",
    fileName: plan.fileName,
    scene: plan.scene,
    size: SIZE,
    orientation,
    camera: habits?.expected ?? {},
    wideGamut: habits?.displayP3 ?? false,
    hasLocation: habits?.position !== undefined,
    transparent,
    make: () => build(plan),
  };
}

async function build(plan: WebpPlan): Promise<Uint8Array<ArrayBuffer>> {
  const stored = storedFor(plan.orientation ?? 1, scenePixels(plan.scene, SIZE.width, SIZE.height));
  const { width, height, data } = plan.transparent ? rgba(stored) : stored;
  const raw = { width, height, channels: plan.transparent ? 4 : 3 } as const;
  const encoded = await sharp(data, { raw })
    .webp({ quality: 90, lossless: plan.lossless ?? false })
    .toBuffer();
  if (plan.habits === undefined) return Uint8Array.from(encoded);
  return withMetadata(encoded, stored, metadataOf(plan.habits, plan.orientation ?? 1, stored));
}

function metadataOf(
  habits: CameraHabits,
  orientation: Orientation,
  { width, height }: { readonly width: number; readonly height: number },
): WebpMetadata {
  return {
    exif: exifOf(habits, { orientation, width, height }),
    ...(habits.xmp === undefined ? {} : { xmp: habits.xmp }),
    ...(habits.displayP3 ? { profile: displayP3Profile() } : {}),
  };
}

/** All three kinds of WebP, and with metadata. */
export const WEBP_PHOTOS = {
  "webp-lossy": webpRecipe({ fileName: "webp-lossy.webp", scene: "marks" }),
  "webp-lossless": webpRecipe({ fileName: "webp-lossless.webp", scene: "marks", lossless: true }),
  "webp-transparent": webpRecipe({ fileName: "webp-transparent.webp", scene: "still", transparent: true }),
  "webp-exif": webpRecipe({ fileName: "webp-exif.webp", scene: "sea", habits: CAMERAS["lens-in-xmp"] }),
  "webp-orientation-6": webpRecipe({
    fileName: "webp-orientation-6.webp",
    scene: "marks",
    orientation: 6,
    habits: CAMERAS["canon-eos-r6"],
  }),
  "webp-display-p3": webpRecipe({ fileName: "webp-display-p3.webp", scene: "marks", habits: CAMERAS["iphone-15-pro"] }),
} as const;
