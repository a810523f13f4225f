/**
 * Extended grapheme clusters (UAX #29) by a pattern, for browsers without Intl.Segmenter: line breaks, flags, Hangul
 * syllables, and a base with its marks, skin tones, tags and whatever joiners tie to it. Conjuncts of Indic scripts
 * (GB9c) are cut apart here.
 */
const EXTEND = String.raw`[\p{M}\p{Emoji_Modifier}\u200C\u{E0020}-\u{E007F}]`;
const HANGUL = String.raw`[\u1100-\u115F\uA960-\uA97C]+[\u1160-\u11FF\uD7B0-\uD7FB]*`;
const BASE = String.raw`(?:\p{RI}\p{RI}|${HANGUL}|[^])`;
const CLUSTER = new RegExp(
  String.raw`\r\n|[\p{Cc}\u2028\u2029]|${BASE}${EXTEND}*(?:\u200D\p{Extended_Pictographic}${EXTEND}*|\u200D)*`,
  "gu",
);

/** @returns the text's clusters in order; joined they are the text */
export function graphemesByPattern(text: string): string[] {
  return text.match(CLUSTER) ?? [];
}
