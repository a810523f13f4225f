/** Reads tags in an ICC profile (ICC.1:2022 §7.3), never outside it, whatever it claims. */
import { hasLetters, u32be } from "../bytes/bytes.ts";

/** 128-byte header, then a count and 12-byte entries: signature, offset, size. */
const TAG_TABLE = 128;
const MAX_TAGS = 256;

/** Finds a tag's data; null if missing. */
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

/** Reads an XYZType tag (§10.31) under D50; null if missing. */
export function colourant(icc: Uint8Array, tag: string): readonly [number, number, number] | null {
  const at = tagData(icc, tag);
  if (at === null || !hasLetters(icc, at, "XYZ ")) return null;
  return [s15Fixed16(icc, at + 8), s15Fixed16(icc, at + 12), s15Fixed16(icc, at + 16)];
}

/** Returns whether this is a grey profile (§7.2.8). */
export function isGreyProfile(icc: Uint8Array): boolean {
  return hasLetters(icc, 36, "acsp") && hasLetters(icc, 16, "GRAY");
}

/** Returns whether this is an RGB profile (§7.2.8). */
export function isRgbProfile(icc: Uint8Array): boolean {
  return hasLetters(icc, 36, "acsp") && hasLetters(icc, 16, "RGB ");
}
