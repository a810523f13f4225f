/** Finding tags in an ICC profile (ICC.1:2022 §7.3). Whatever a broken profile claims, nothing outside it is read. */
import { hasLetters, u32be } from "../bytes.ts";

/** The profile's header takes 128 bytes; a count follows, then entries of 12 bytes: signature, offset, size. */
const TAG_TABLE = 128;
const MOST_TAGS = 256;

/** Where a tag's data begins, or null where the profile has no such tag. */
export function tagData(icc: Uint8Array, tag: string): number | null {
  const count = Math.min(u32be(icc, TAG_TABLE), MOST_TAGS);
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

/** X, Y and Z of an XYZType tag (§10.31) under D50; null where there is none. */
export function colourant(icc: Uint8Array, tag: string): readonly [number, number, number] | null {
  const at = tagData(icc, tag);
  if (at === null || !hasLetters(icc, at, "XYZ ")) return null;
  return [s15Fixed16(icc, at + 8), s15Fixed16(icc, at + 12), s15Fixed16(icc, at + 16)];
}

/** Whether the bytes are a profile of greys (§7.2.8). */
export function isGreyProfile(icc: Uint8Array): boolean {
  return hasLetters(icc, 36, "acsp") && hasLetters(icc, 16, "GRAY");
}

/** Whether the bytes are a profile of RGB colours (§7.2.8). */
export function isRgbProfile(icc: Uint8Array): boolean {
  return hasLetters(icc, 36, "acsp") && hasLetters(icc, 16, "RGB ");
}
