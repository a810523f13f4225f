import { CAMERAS, type CameraName } from "../exif/cameras.ts";
import type { CameraHabits } from "../exif/camera-habits.ts";
import type { JpegPlan } from "./jpeg-recipe.ts";
import { jpegRecipe } from "./jpeg-recipe.ts";
import { recordOf } from "./recipe.ts";

/** Deviations from a landscape in 4:2:2. File names follow each camera's convention. */
const PLANS: Record<CameraName, JpegPlan> = {
  "canon-eos-r6": { fileName: "IMG_4711.JPG", scene: "ridges", size: { width: 900, height: 600 } },
  "nikon-z-6-2": { fileName: "DSC_0815.JPG", scene: "sea", size: { width: 900, height: 600 } },
  "fujifilm-x-t5": { fileName: "DSCF2048.JPG", scene: "street", encoding: { restartInterval: 4 } },
  "sony-ilce-7m4": { fileName: "DSC01234.JPG", scene: "still" },
  "iphone-15-pro": { fileName: "IMG_0042.jpg", scene: "marks", orientation: 6, sampling: "4:2:0" },
  "leica-q2": { fileName: "L1000123.JPG", scene: "street", sampling: "4:4:4" },
  "lens-info-only": { fileName: "DSC_0001.JPG", scene: "still", sampling: "4:2:0" },
  "lens-in-xmp": { fileName: "old-harbour.jpg", scene: "sea", sampling: "4:4:4", encoding: { huffman: "optimised" } },
  "words-in-xmp": { fileName: "DSC_0042.JPG", scene: "ridges", size: { width: 900, height: 600 } },
  "lens-in-maker-note": { fileName: "_MG_0001.JPG" },
  "iso-102400": { fileName: "night-street.jpg", scene: "street" },
  "manual-lens": { fileName: "DSCF0007.JPG", scene: "still" },
  "lens-dashes": { fileName: "DSC09999.JPG", scene: "street" },
  "nul-padded": { fileName: "P1010001.JPG", scene: "sea" },
  "iso-list": { fileName: "P5170012.JPG", scene: "ridges" },
};

const NAMES = Object.keys(CAMERAS) as CameraName[];

/** One photo per kind of camera. */
export const CAMERA_PHOTOS = recordOf(NAMES, (name) => {
  const habits: CameraHabits = CAMERAS[name];
  return jpegRecipe({ ...PLANS[name], habits });
});
