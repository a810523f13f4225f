/** Words of one metadata source, and functions that clean its texts. */
import type { FoundWords } from "@matte/engine";

/** Words of one source. */
export interface SourceWords extends FoundWords {
  /** Dates of the scan or file, used if the date of the photo is unknown. */
  readonly created: readonly string[];
}

export const NO_WORDS: SourceWords = { dates: [], created: [] };

/** Longest text in UTF-16 units; several times what fits into a caption. */
const MAX_LENGTH = 1000;

/** Descriptions that cameras, phones and programs write by themselves. */
const BOILERPLATE =
  /^(?:olympus digital camera|minolta (?:dsc|digital camera)|konica minolta digital camera|dcf 1\.\d|exif_jpeg_picture|(?:sony|samsung|kodak|casio|ricoh)(?:\s+(?:digital|still|camera|pictures?|dsc|easyshare|[^\W\d]*\d\w*))*|kodakcompatible|digital (?:still )?camera|jpeg|default|untitled|user ?comments?|image ?description|binary comment|lead technologies inc\.? v[\d.]+|created with (?:the )?gimp|charset=.*|file written by adobe photoshop.*|processed with vsco.*)$/iu;

/** Placeholders in place of a creator's name. */
const NO_NAME = /^(?:unknown|none|n\/?a|user|owner|default|picasa|photographer|artist|copyright|[\p{P}\p{S}\s]+)$/iu;

/** A text as one line: white space and control characters folded; undefined if nothing is left. */
export function cleanText(text: string | undefined): string | undefined {
  const [beforeNul = ""] = text?.split("\0", 1) ?? [];
  const line = beforeNul.replace(/[\s\p{Cc}]+/gu, " ").trim();
  return line.slice(0, MAX_LENGTH).toWellFormed() || undefined;
}

/** Several texts in one, joined by commas. */
export function joinedText(texts: readonly string[]): string | undefined {
  return cleanText(texts.flatMap((text) => cleanText(text) ?? []).join(", "));
}

/** A description or title that a person wrote. */
export function writtenText(text: string | undefined): string | undefined {
  const line = cleanText(text);
  return line !== undefined && BOILERPLATE.test(line) ? undefined : line;
}

/** Names of creators. */
export function namesIn(texts: readonly string[]): string | undefined {
  return joinedText(texts.filter((text) => !NO_NAME.test(text.trim())));
}

/** A rating of 1 to 5 stars; undefined for rejected and unrated photos. */
export function ratingIn(value: number): number | undefined {
  const stars = Math.round(value);
  return stars >= 1 && stars <= 5 ? stars : undefined;
}

/** Drops texts that are undefined. */
export function knownTexts(...texts: readonly (string | undefined)[]): string[] {
  return texts.filter((text) => text !== undefined);
}

/** Drops entries that are undefined. */
export function known<Value extends object>(values: {
  readonly [Name in keyof Value]: Value[Name] | undefined;
}): Value {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Value;
}
