import { graphemes } from "./graphemes.ts";
import type { RawValue } from "./tags.ts";

/** Longest text from a tag, in code points; real camera and lens names have fewer than 80. */
export const LONGEST_TAG_TEXT = 200;

/** Limit for reading a tag, in bytes or UTF-16 units; some writers pad with spaces. */
const READ_LIMIT = 4096;

const SPACES_AND_BREAKS = /\s+/gu;
const CONTROLS = /\p{Cc}/gu;
const LONE_SURROGATES = /\p{Surrogate}/gu;

/**
 * A text tag's value (EXIF type ASCII, in practice UTF-8 or Latin-1; XMP text) as one clean line: cut at the first NUL,
 * white space folded, control characters removed.
 * @returns undefined if nothing is left
 */
export function tagText(value: RawValue): string | undefined {
  if (Array.isArray(value)) return firstText(value);
  if (value instanceof Uint8Array) return cleaned(decoded(value));
  return typeof value === "string" ? cleaned(value.slice(0, READ_LIMIT)) : undefined;
}

function firstText(values: readonly unknown[]): string | undefined {
  const texts = values.slice(0, 16).filter((value) => typeof value === "string");
  return texts.map(tagText).find((text) => text !== undefined);
}

function cleaned(text: string): string | undefined {
  const [beforeNul = ""] = text.split("\0", 1);
  const line = beforeNul.replace(SPACES_AND_BREAKS, " ").replace(CONTROLS, "").replace(LONE_SURROGATES, "\uFFFD");
  return bounded(line.trim()).trim() || undefined;
}

function bounded(line: string): string {
  let left = LONGEST_TAG_TEXT;
  let kept = "";
  for (const grapheme of graphemes(line)) {
    left -= [...grapheme].length;
    if (left < 0) return kept;
    kept += grapheme;
  }
  return kept;
}

function decoded(bytes: Uint8Array): string {
  const nul = bytes.indexOf(0);
  const text = bytes.subarray(0, Math.min(nul < 0 ? bytes.length : nul, READ_LIMIT));
  return utf8(text) ?? String.fromCharCode(...text);
}

/** Decodes UTF-8 without TextDecoder, which the language lacks; null for other bytes. */
function utf8(bytes: Uint8Array): string | null {
  const escaped = Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
  try {
    return decodeURIComponent(escaped);
  } catch {
    return null;
  }
}
