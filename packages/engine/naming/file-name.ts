import { graphemes } from "../caption/graphemes.ts";

/** The longest file name common file systems take, in bytes of UTF-8. */
export const LONGEST_FILE_NAME = 255;

/** A file name in two: what stands before the last dot, and the ending with its dot, empty without one. */
export function splitEnding(fileName: string): { readonly stem: string; readonly ending: string } {
  const ending = /\.[^.\s/\\]*$/u.exec(fileName)?.[0] ?? "";
  return { stem: fileName.slice(0, fileName.length - ending.length), ending };
}

const REFUSED = /[/\\:*?"<>|\p{Cc}\p{Surrogate}\u2028\u2029]/gu;
const REFUSED_AT_THE_ENDS = /^[.\s]+|[.\s]+$/gu;
const REFUSED_AT_THE_END = /[.\s]+$/u;

/** Directional formatting can make a name show another ending than it has. */
const MISLEADING = /[\u202A-\u202E\u2066-\u2069]/gu;

/** A part of a file name, in NFC, that every common file system takes: what one of them refuses becomes `-`. */
export function acceptedByFileSystems(part: string): string {
  return part
    .normalize("NFC")
    .replace(MISLEADING, "")
    .replace(REFUSED, "-")
    .replace(REFUSED_AT_THE_ENDS, (ends) => "-".repeat(ends.length));
}

/** The longest beginning of a text within a number of UTF-8 bytes, cut between graphemes, without trailing dots or spaces. */
export function withinBytes(text: string, most: number): string {
  let room = most;
  let kept = "";
  for (const grapheme of graphemes(text)) {
    room -= utf8Length(grapheme);
    if (room < 0) return kept.replace(REFUSED_AT_THE_END, "");
    kept += grapheme;
  }
  return kept;
}

/** The number of bytes a text takes in UTF-8. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) bytes += bytesOf(character.codePointAt(0) ?? 0);
  return bytes;
}

function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
