/** Capitals by the language that a text shows: captions name none. */

/** Letters that only Turkic languages have; their i keeps its dot. */
const TURKIC = /[ğĞıİ]/u;
/** Greek capitals have no accents. */
const GREEK = /\p{Script=Greek}/u;

/** The text in capitals. */
export function upperCase(text: string): string {
  return text.toLocaleUpperCase(languageOf(text));
}

function languageOf(text: string): string {
  if (TURKIC.test(text)) return "tr";
  return GREEK.test(text) ? "el" : "en";
}
