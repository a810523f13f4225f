/** Reader of tags in an ICC profile (ICC.1:2022 §7.3). Never reads outside the profile, whatever it claims. */
import { hasLetters, u32be } from "../bytes.ts";

/** Header of 128 bytes, followed by a count and entries of 12 bytes: signature, offset, size. */
const TAG_TABLE = 128;
const MAX_TAGS = 256;

/** Finds the start of a tag's data; null if the profile has no such tag. */
export function tagData(icc: Uint8Array, tag: string): number | null {
  const count = Math.min(u32be(icc, TAG_TABLE), MAX_TAGS);
  for (let index = 0; index < count; index += 1) {
    const entry = TAG_TABLE + 4 + index * 12;
    if (hasLetters(icc, entry, tag)) return u32be(icc, entry + 4);
  }
  return null;
}

/** s15Fixed16Number, §4.6. */
export function s15Fixed16(bytes: Uint8Array, at: number): number {
  return (u32be(bytes, at) | 0) / 0x1_0000;
}

/** X, Y and Z of an XYZType tag (§10.31) under D50; null without such a tag. */
export function colourant(icc: Uint8Array, tag: string): readonly [number, number, number] | null {
  const at = tagData(icc, tag);
  if (at === null || !hasLetters(icc, at, "XYZ ")) return null;
  return [s15Fixed16(icc, at + 8), s15Fixed16(icc, at + 12), s15Fixed16(icc, at + 16)];
}

/** Returns whether this is a profile for greys (§7.2.8). */
export function isGreyProfile(icc: Uint8Array): boolean {
  return hasLetters(icc, 36, "acsp") && hasLetters(icc, 16, "GRAY");
}

/** Returns whether this is a profile for RGB colours (§7.2.8). */
export function isRgbProfile(icc: Uint8Array): boolean {
  return hasLetters(icc, 36, "acsp") && hasLetters(icc, 16, "RGB ");
}
