/** As wide as two Latin letters in a terminal, and about so in other typefaces (Unicode TR 11). */
export const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u{3000}-\u{303F}\u{FF01}-\u{FF60}]/u;

/** A text's width in cells of a terminal. */
export function cellsOf(text: string): number {
  return [...text].reduce((cells, character) => cells + (WIDE.test(character) ? 2 : 1), 0);
}
