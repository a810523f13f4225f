import type { PhotoFormat } from "../format.ts";

export const JXL = {
  kind: "jxl",
  name: "JPEG XL",
  mediaType: "image/jxl",
  endings: ["jxl"],
  isRare: true,
  matches: (_head, type) => type === "JPEG XL",
} as const satisfies PhotoFormat;
