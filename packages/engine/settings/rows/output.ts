/** The exported file. */
import { choice, flag, nullable, number, shortText } from "../kinds.ts";
import { row } from "../row.ts";

export const SOCIAL_PRESETS = [
  "original",
  "portrait-4x5",
  "instagram-post-safe",
  "instagram-3x4",
  "story-9x16",
  "square-1x1",
  "landscape-16x9",
  "tv-3840x2160",
  "carousel",
] as const;

/** Width by height of a slide. */
export const CAROUSEL_RATIOS = ["4:5", "3:4", "1:1"] as const;

/** In KB of 1,000 bytes. */
export const FILE_SIZE_RANGE = number(20, 100_000, { whole: true });

export const OUTPUT_ROWS = {
  exportFormat: row(choice(["jpeg", "png", "webp", "pdf"]), "jpeg", {
    affects: ["export"],
    stored: true,
    preset: "required",
    choicesNeed: { pdf: "pdf" },
  }),
  /** Quality on libjpeg's scale, for photos encoded again. */
  quality: row(number(60, 100, { whole: true }), 95, {
    affects: ["export"],
    stored: true,
    reset: true,
    preset: "optional",
  }),
  /** Template for the file's name; empty for the usual name. */
  exportName: row(shortText, "", { affects: ["export"], stored: true, reset: true, preset: "optional" }),
  socialPreset: row(choice(SOCIAL_PRESETS), "original", {
    affects: ["layout"],
    stored: true,
    reset: true,
    preset: "required",
    choicesNeed: { carousel: "batch" },
  }),
  carouselSlides: row(number(2, 10, { whole: true }), 3, {
    affects: ["layout"],
    stored: true,
    reset: true,
    preset: "optional",
  }),
  carouselRatio: row(choice(CAROUSEL_RATIOS), "4:5", {
    affects: ["layout"],
    stored: true,
    reset: true,
    preset: "optional",
  }),
  /** Cuts the picture at full size, where a JPEG keeps its data. */
  carouselFullSize: row(flag, false, { affects: ["layout"], stored: true, reset: true, preset: "optional" }),
  /** `long` limits the whole picture's long side; it applies if the social preset is `original`. */
  exportSize: row(choice(["full", "long"]), "full", {
    affects: ["layout"],
    stored: true,
    reset: true,
    preset: "optional",
  }),
  /** Pixels along the long side; smaller pictures are not enlarged. */
  exportLongSide: row(number(256, 16_384, { whole: true }), 2048, {
    affects: ["layout"],
    stored: true,
    reset: true,
    preset: "optional",
  }),
  /** Largest JPEG in KB; null for no limit. Bytes are saved without loss first, then quality gives way, then size. */
  fileSizeKb: row(nullable(FILE_SIZE_RANGE), null, {
    affects: ["export"],
    stored: true,
    reset: true,
    preset: "optional",
  }),
  /** Frames a JPEG without encoding the photo again, if possible. */
  keepOriginalJpeg: row(flag, true, { affects: ["export"] }),
  /** Frames an HDR photo's gain map as well; only JPEG can hold it. */
  keepHdr: row(flag, true, { affects: ["export"] }),
  /** Writes the look and the photo's place into the export, so that the frame can be changed or taken off. */
  rememberFrame: row(flag, true, { affects: ["export"] }),
  /** Keeps what the export needs to give the original file back byte for byte; applies with `rememberFrame`. */
  keepWayBack: row(flag, false, { affects: ["export"] }),
  /** Signs the export, where the server can; the photo's own credentials stay with it. */
  contentCredentials: row(flag, false, { affects: ["export"] }),
  /** Keeps the GPS position in the export. */
  keepLocation: row(flag, false, { affects: ["export"] }),
};
