import { u16be } from "../../bytes.ts";
import type { PhotoFormat } from "../format.ts";

export const JPEG = {
  kind: "jpeg",
  name: "JPEG",
  mediaType: "image/jpeg",
  endings: ["jpg", "jpeg"],
  // `mpo`: several pictures by Fujifilm, Panasonic and phones; `insp`: spheres by Insta360.
  rareEndings: ["jpe", "jfif", "mpo", "insp"],
  // SOI and the first byte of another marker, ITU-T T.81 §B.1.1.
  matches: (head) => u16be(head, 0) === 0xffd8 && (head.length < 3 || head[2] === 0xff),
} as const satisfies PhotoFormat;
