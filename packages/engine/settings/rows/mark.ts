import { choice, number, shortText } from "../kinds.ts";
import { row } from "../row.ts";

export const PHOTO_MARKS = ["none", "text", "logo"] as const;

export const MARK_PLACES = [
  "bottom-right",
  "bottom",
  "bottom-left",
  "left",
  "center",
  "right",
  "top-left",
  "top",
  "top-right",
  "tiled",
] as const;

const TRAITS = { affects: ["layout"], stored: true, reset: true, preset: "optional", needs: "photoMark" } as const;

/** Mark on the photo itself, which no record takes off. Like logos it belongs to a person, so looks have none. */
export const MARK_ROWS = {
  photoMark: row(choice(PHOTO_MARKS), "none", TRAITS),
  photoMarkText: row(shortText, "", TRAITS),
  photoMarkPlace: row(choice(MARK_PLACES), "bottom-right", TRAITS),
  /** Width of the mark in percent of the photo's. */
  photoMarkSize: row(number(1, 40), 16, TRAITS),
  /** Percent. */
  photoMarkOpacity: row(number(5, 100), 60, TRAITS),
};
