/** The exported file. */
import { choice, flag } from "../kinds.ts";
import { row } from "../row.ts";

export const SOCIAL_PRESETS = ["original", "portrait-4x5", "instagram-post-safe", "story-9x16", "square-1x1"] as const;

export const OUTPUT_ROWS = {
  exportFormat: row(choice(["jpeg", "png"]), "jpeg", { affects: ["export"], stored: true, preset: "required" }),
  socialPreset: row(choice(SOCIAL_PRESETS), "original", {
    affects: ["layout"],
    stored: true,
    reset: true,
    preset: "required",
  }),
  /** Frames a JPEG without encoding the photo again, if that is possible. */
  keepOriginalJpeg: row(flag, true, { affects: ["export"] }),
  /** Keeps the GPS position in the export. */
  keepLocation: row(flag, false, { affects: ["export"] }),
};
