import { graphemes } from "../caption/graphemes.ts";

/** Longest file name in common file systems, in UTF-8 bytes. */
export const LONGEST_FILE_NAME = 255;

/** Splits a file name into its stem, and its ending with the dot; the ending is empty without a dot. */
export function splitEnding(fileName: string): { readonly stem: string; readonly ending: string } {
  const ending = /\.[^.\s/\\]*$/u.exec(fileName)?.[0] ?? "";
  return { stem: fileName.slice(0, fileName.length - ending.length), ending };
}

/** Beginning of an export's name, before the original's; repeated in exports from exports. */
const EXPORT_PREFIX = /^(?:matte-[a-z\d]{4}-\d{8}-)+/iu;

/** Removes what earlier exports have put in front of a file name; the same if nothing else is left. */
export function withoutExportPrefix(fileName: string): string {
  const rest = fileName.replace(EXPORT_PREFIX, "");
  return splitEnding(rest).stem === "" ? fileName : rest;
}

const REFUSED = /[/\\:*?"<>|\p{Cc}\p{Surrogate}\u2028\u2029]/gu;
const REFUSED_AT_THE_ENDS = /^[.\s]+|[.\s]+$/gu;
const REFUSED_AT_THE_END = /[.\s]+$/u;

/** Directional formatting can make a name appear with another ending than it has. */
const MISLEADING = /[\u202A-\u202E\u2066-\u2069]/gu;

/** Makes a part of a file name valid in every common file system, in NFC: characters refused by one of them become `-`. */
export function acceptedByFileSystems(part: string): string {
  return part
    .normalize("NFC")
    .replace(MISLEADING, "")
    .replace(REFUSED, "-")
    .replace(REFUSED_AT_THE_ENDS, (ends) => "-".repeat(ends.length));
}

/** Cuts a text to a number of UTF-8 bytes, between graphemes, without trailing dots or spaces. */
export function withinBytes(text: string, most: number): string {
  // Most names fit, and a million of them take 10 s to segment.
  if (utf8Length(text) <= most) return text;
  let left = most;
  let kept = "";
  for (const grapheme of graphemes(text)) {
    left -= utf8Length(grapheme);
    if (left < 0) break;
    kept += grapheme;
  }
  return kept.replace(REFUSED_AT_THE_END, "");
}

/** Returns a text's length in UTF-8, in bytes. */
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
