import type { PhotoFormat } from "../format.ts";

export const HEIC = {
  kind: "heic",
  name: "HEIC",
  mediaType: "image/heic",
  // `hif`: Canon, Fujifilm and Sony.
  endings: ["heic", "heif", "hif"],
  isRare: true,
  matches: (_head, type) => type === "HEIC",
} as const satisfies PhotoFormat;
