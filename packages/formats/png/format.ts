import { hasLetters, PNG_SIGNATURE } from "@matte/pixels/bytes";
import type { PhotoFormat } from "../format.ts";

export const PNG = {
  kind: "png",
  name: "PNG",
  mediaType: "image/png",
  endings: ["png"],
  matches: (head) => hasLetters(head, 0, PNG_SIGNATURE),
} as const satisfies PhotoFormat;
