import type { FoundWords } from "@matte/engine";

export interface SourceWords extends FoundWords {
  /** Scan or file dates, used if the photo's date is unknown. */
  readonly created: readonly string[];
}

export const NO_WORDS: SourceWords = { dates: [], created: [] };

/** In UTF-16 units; several times what fits into a caption. */
const MAX_LENGTH = 1000;

/** Descriptions written by cameras, phones and programs. */
const BOILERPLATE =
  /^(?:olympus digital camera|minolta (?:dsc|digital camera)|konica minolta digital camera|dcf 1\.\d|exif_jpeg_picture|(?:sony|samsung|kodak|casio|ricoh)(?:\s+(?:digital|still|camera|pictures?|dsc|easyshare|[^\W\d]*\d\w*))*|kodakcompatible|digital (?:still )?camera|jpeg|default|untitled|user ?comments?|image ?description|binary comment|lead technologies inc\.? v[\d.]+|created with (?:the )?gimp|charset=.*|file written by adobe photoshop.*|processed with vsco.*)$/iu;

const NO_NAME = /^(?:unknown|none|n\/?a|user|owner|default|picasa|photographer|artist|copyright|[\p{P}\p{S}\s]+)$/iu;

/** Folds white space and control characters into one line; undefined if nothing is left. */
export function cleanText(text: string | undefined): string | undefined {
  const [beforeNul = ""] = text?.split("\0", 1) ?? [];
  const line = beforeNul.replace(/[\s\p{Cc}]+/gu, " ").trim();
  return line.slice(0, MAX_LENGTH).toWellFormed() || undefined;
}

/** Joins texts with commas. */
export function joinedText(texts: readonly string[]): string | undefined {
  return cleanText(texts.flatMap((text) => cleanText(text) ?? []).join(", "));
}

/** Returns a description or title written by a person. */
export function writtenText(text: string | undefined): string | undefined {
  const line = cleanText(text);
  return line !== undefined && BOILERPLATE.test(line) ? undefined : line;
}

/** Joins creators' names. */
export function namesIn(texts: readonly string[]): string | undefined {
  return joinedText(texts.filter((text) => !NO_NAME.test(text.trim())));
}

/** Returns 1 to 5 stars; undefined for rejected and unrated photos. */
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
