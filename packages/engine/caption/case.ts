/** Capitals and small letters, in the language recognised from the text: captions name none. */
import { memoize } from "../memoize.ts";

export const LETTER_CASES = ["upper", "lower", "sentence", "title"] as const;

export type LetterCase = (typeof LETTER_CASES)[number];

/** Letters found only in Turkic languages; their i keeps its dot. */
const TURKIC = /[ğĞıİ]/u;
/** Greek capitals have no accents. */
const GREEK = /\p{Script=Greek}/u;
/** A first letter. Dutch ij is one where Dutch words have it: `IJmuiden`, `het IJ`, but neither `Ijen` nor `Ijtema`. */
const FIRST = String.raw`(?:ij(?=[bdhklmnpsvwz]|(?![\p{L}\p{M}]))|\p{L})`;
/** The first letter, and those after a sentence. */
const SENTENCE_START = new RegExp(String.raw`(?<=^[^\p{L}\p{N}]*|[.!?…]["”’»)\]]*\s+[^\p{L}\p{N}]*)${FIRST}`, "gu");
/** First letters of words; those after an apostrophe are inside one. */
const WORD_START = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}'’])${FIRST}`, "gu");
/** Letters between capital and small, by their capitals: two letters in one, of which the first is a capital. */
const BETWEEN: Readonly<Record<string, string>> = { Ǆ: "ǅ", Ǉ: "ǈ", Ǌ: "ǋ", Ǳ: "ǲ" };

const CACHE_SIZE = 200;

/** The text in capitals. */
export const upperCase: (text: string) => string = memoize(CACHE_SIZE, (text) =>
  text.toLocaleUpperCase(languageOf(text)),
);

/** Sets a text in a case. In sentences and titles all but first letters are small. */
export function inCase(text: string, letters: LetterCase): string {
  if (letters === "upper") return upperCase(text);
  const language = languageOf(text);
  const lowered = text.toLocaleLowerCase(language);
  if (letters === "lower") return lowered;
  const start = letters === "title" ? WORD_START : SENTENCE_START;
  return lowered.replace(start, (letter) => initial(letter, language));
}

/** A letter that begins a word; ß and ﬁ have several capitals, and only the first stays one. */
function initial(letter: string, language: string): string {
  const capitals = letter.toLocaleUpperCase(language);
  return BETWEEN[capitals] ?? (letter === "ij" ? capitals : capitals.replace(/(?<=\p{Lu})\p{Lu}/gu, lowerCase));
}

function lowerCase(letter: string): string {
  return letter.toLowerCase();
}

function languageOf(text: string): string {
  if (TURKIC.test(text)) return "tr";
  return GREEK.test(text) ? "el" : "en";
}
