import type { PhotoFormat } from "../format.ts";

export const TIFF = {
  kind: "tiff",
  name: "TIFF",
  mediaType: "image/tiff",
  endings: ["tif", "tiff"],
  readAs: "png",
  matches: (_head, type) => type === "TIFF" || type === "BigTIFF",
} as const satisfies PhotoFormat;
