import { join } from "../../../packages/pixels/bytes/bytes.ts";
import { commentSegment } from "../exif/segments.ts";
import { CAMERAS } from "../exif/cameras.ts";
import { cmykProfile } from "../icc/cmyk-profile.ts";
import { JFIF } from "../jpeg-writer/index.ts";
import { cmykRecipe } from "./cmyk-photo.ts";
import { jpegRecipe } from "./jpeg-recipe.ts";

const canon = CAMERAS["canon-eos-r6"];
const nikon = CAMERAS["nikon-z-6-2"];
const UNALIGNED = { width: 613, height: 409 };

/** JPEGs with differently coded pictures. */
export const ENCODING_PHOTOS = {
  "sampling-444": jpegRecipe({ fileName: "sampling-444.jpg", sampling: "4:4:4", scene: "street", habits: canon }),
  "sampling-422": jpegRecipe({ fileName: "sampling-422.jpg", sampling: "4:2:2", scene: "street", habits: canon }),
  "sampling-420": jpegRecipe({ fileName: "sampling-420.jpg", sampling: "4:2:0", scene: "street", habits: canon }),
  "sampling-440": jpegRecipe({ fileName: "sampling-440.jpg", sampling: "4:4:0", scene: "street", habits: canon }),
  "sampling-grey": jpegRecipe({ fileName: "sampling-grey.jpg", sampling: "grey", scene: "street", habits: canon }),
  "unaligned-444": jpegRecipe({ fileName: "unaligned-444.jpg", sampling: "4:4:4", size: UNALIGNED, habits: nikon }),
  "unaligned-422": jpegRecipe({ fileName: "unaligned-422.jpg", sampling: "4:2:2", size: UNALIGNED, habits: nikon }),
  "unaligned-420": jpegRecipe({ fileName: "unaligned-420.jpg", sampling: "4:2:0", size: UNALIGNED, habits: nikon }),
  "unaligned-440": jpegRecipe({ fileName: "unaligned-440.jpg", sampling: "4:4:0", size: UNALIGNED, habits: nikon }),
  "unaligned-grey": jpegRecipe({ fileName: "unaligned-grey.jpg", sampling: "grey", size: UNALIGNED, habits: nikon }),
  "optimised-huffman": jpegRecipe({
    fileName: "optimised-huffman.jpg",
    scene: "sea",
    habits: nikon,
    encoding: { huffman: "optimised" },
  }),
  "restart-420": jpegRecipe({
    fileName: "restart-420.jpg",
    sampling: "4:2:0",
    scene: "still",
    encoding: { restartInterval: 5 },
  }),
  /** One restart interval per MCU row: 38 at 16 px. */
  "restart-422-rows": jpegRecipe({
    fileName: "restart-422-rows.jpg",
    scene: "still",
    encoding: { restartInterval: 38 },
  }),
  "restart-grey": jpegRecipe({
    fileName: "restart-grey.jpg",
    sampling: "grey",
    scene: "still",
    encoding: { restartInterval: 1 },
  }),
  "progressive-444": jpegRecipe({
    fileName: "progressive-444.jpg",
    sampling: "4:4:4",
    scene: "still",
    encoding: { progressive: true },
  }),
  "progressive-422": jpegRecipe({
    fileName: "progressive-422.jpg",
    size: UNALIGNED,
    habits: canon,
    encoding: { progressive: true },
  }),
  "progressive-420": jpegRecipe({
    fileName: "progressive-420.jpg",
    sampling: "4:2:0",
    size: UNALIGNED,
    habits: nikon,
    encoding: { progressive: true },
  }),
  "progressive-grey": jpegRecipe({
    fileName: "progressive-grey.jpg",
    sampling: "grey",
    encoding: { progressive: true },
  }),
  "progressive-restart": jpegRecipe({
    fileName: "progressive-restart.jpg",
    sampling: "4:2:0",
    size: UNALIGNED,
    encoding: { progressive: true, restartInterval: 7 },
  }),
  "quality-40": jpegRecipe({ fileName: "quality-40.jpg", sampling: "4:2:0", scene: "street", quality: 40 }),
  "quality-60": jpegRecipe({ fileName: "quality-60.jpg", sampling: "4:2:0", scene: "street", quality: 60 }),
  "quality-75": jpegRecipe({ fileName: "quality-75.jpg", sampling: "4:2:0", scene: "street", quality: 75 }),
  "quality-100": jpegRecipe({ fileName: "quality-100.jpg", sampling: "4:4:4", scene: "street", quality: 100 }),
  /** No EXIF, only JFIF. */
  plain: jpegRecipe({ fileName: "Misty mountains 2.jpg", sampling: "4:2:0" }),
  "fill-bytes": jpegRecipe({ fileName: "fill-bytes.jpg", habits: canon, encoding: { fillBytes: 3 } }),
  comment: jpegRecipe({ fileName: "comment.jpg", segments: [commentSegment("Scanned by hand, \xa9 nobody")] }),
  /** Like libjpeg: JFIF, and one segment per table. */
  "separate-tables": jpegRecipe({
    fileName: "separate-tables.jpg",
    sampling: "4:2:0",
    encoding: { separateTables: true, huffman: "optimised" },
  }),
  /** Baseline in three scans. */
  "separate-scans": jpegRecipe({
    fileName: "separate-scans.jpg",
    sampling: "4:2:0",
    size: UNALIGNED,
    encoding: { separateScans: true },
  }),
  /** Edited pictures have a JFIF header in addition to EXIF. */
  "jfif-and-exif": jpegRecipe({ fileName: "jfif-and-exif.jpg", habits: nikon, segments: [JFIF] }),
  /** Some programs write orientation 0, meaning upright. */
  "orientation-0": jpegRecipe({ fileName: "orientation-0.jpg", scene: "marks", habits: canon, writtenOrientation: 0 }),
  cmyk: cmykRecipe({ fileName: "cmyk.jpg" }),
  "cmyk-profile": cmykRecipe({ fileName: "cmyk-profile.jpg", orientation: 6, habits: canon, profile: cmykProfile() }),
  /** Phones append further pictures and videos after the image's end. */
  "trailing-bytes": jpegRecipe({
    fileName: "trailing-bytes.jpg",
    habits: canon,
    finish: (file) => join([file, file.subarray(0, 4096)]),
  }),
  "one-pixel": jpegRecipe({ fileName: "one-pixel.jpg", sampling: "4:2:0", size: { width: 1, height: 1 } }),
  panorama: jpegRecipe({ fileName: "panorama.jpg", scene: "sea", size: { width: 3000, height: 300 }, habits: nikon }),
  tall: jpegRecipe({ fileName: "tall.jpg", scene: "street", size: { width: 150, height: 1200 }, habits: canon }),
} as const;
