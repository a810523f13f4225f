import { u16be } from "@matte/pixels/bytes";
import type { PhotoFormat } from "../format.ts";

export const JPEG = {
  kind: "jpeg",
  name: "JPEG",
  mediaType: "image/jpeg",
  endings: ["jpg", "jpeg"],
  // `mpo`: several pictures, from Fujifilm, Panasonic and phones; `insp`: Insta360's spheres.
  rareEndings: ["jpe", "jfif", "mpo", "insp"],
  // SOI and another marker's first byte, ITU-T T.81 §B.1.1.
  matches: (head) => u16be(head, 0) === 0xffd8 && (head.length < 3 || head[2] === 0xff),
} as const satisfies PhotoFormat;
