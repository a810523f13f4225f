import type { PhotoFormat } from "../format.ts";

export const AVIF = {
  kind: "avif",
  name: "AVIF",
  mediaType: "image/avif",
  endings: ["avif"],
  rareEndings: ["avifs"],
  isRare: true,
  matches: (_head, type) => type === "AVIF",
} as const satisfies PhotoFormat;
