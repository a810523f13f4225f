/** Capitals and small letters, in the language recognised from the text: captions name none. */
import { memoize } from "../memoize.ts";

export const LETTER_CASES = ["upper", "lower", "sentence", "title"] as const;

export type LetterCase = (typeof LETTER_CASES)[number];

/** Letters found only in Turkic languages; their i keeps its dot. */
const TURKIC = /[ğĞıİ]/u;
/** Greek capitals have no accents. */
const GREEK = /\p{Script=Greek}/u;
/** The first letter, and those after a sentence. */
const SENTENCE_START = /(?<=^[^\p{L}\p{N}]*|[.!?…]["”’»)\]]*\s+[^\p{L}\p{N}]*)\p{L}/gu;
/** First letters of words; those after an apostrophe are inside one. */
const WORD_START = /(?<![\p{L}\p{M}\p{N}'’])\p{L}/gu;

const CACHE_SIZE = 200;

/** The text in capitals. */
export const upperCase: (text: string) => string = memoize(CACHE_SIZE, (text) =>
  text.toLocaleUpperCase(languageOf(text)),
);

/** Sets a text in a case. In sentences and titles all but first letters are small. */
export function inCase(text: string, letters: LetterCase): string {
  if (letters === "upper") return upperCase(text);
  const language = languageOf(text);
  const small = text.toLocaleLowerCase(language);
  if (letters === "lower") return small;
  const start = letters === "title" ? WORD_START : SENTENCE_START;
  return small.replace(start, (letter) => letter.toLocaleUpperCase(language));
}

function languageOf(text: string): string {
  if (TURKIC.test(text)) return "tr";
  return GREEK.test(text) ? "el" : "en";
}
