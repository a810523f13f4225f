import { hasLetters } from "@matte/pixels/bytes";
import type { PhotoFormat } from "../format.ts";

export const WEBP = {
  kind: "webp",
  name: "WebP",
  mediaType: "image/webp",
  endings: ["webp"],
  // RFC 9649 §2.4.
  matches: (head) => hasLetters(head, 0, "RIFF") && hasLetters(head, 8, "WEBP"),
} as const satisfies PhotoFormat;
