import type { PhotoFormat } from "../format.ts";

export const HEIC = {
  kind: "heic",
  name: "HEIC",
  mediaType: "image/heic",
  endings: ["heic", "heif"],
  isRare: true,
  matches: (_head, type) => type === "HEIC",
} as const satisfies PhotoFormat;
