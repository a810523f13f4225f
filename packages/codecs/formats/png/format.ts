import { hasLetters } from "../../bytes.ts";
import type { PhotoFormat } from "../format.ts";

/** PNG 3rd edition §5.2. */
export const PNG_SIGNATURE = "\x89PNG\r\n\x1a\n";

export const PNG = {
  kind: "png",
  name: "PNG",
  mediaType: "image/png",
  endings: ["png"],
  matches: (head) => hasLetters(head, 0, PNG_SIGNATURE),
} as const satisfies PhotoFormat;
