/** Properties of a text on which its type depends. */
import { memoize } from "../memoize.ts";
import type { LabelRole } from "./types.ts";

export interface TextKind {
  /** Any Han, kana or hangul: smaller, upright, regular, without capitals. */
  readonly isHan: boolean;
  /** Letters with space between them: Latin, Greek, Cyrillic. Others join, or have marks between them. */
  readonly mayTrack: boolean;
  /** Latin alone: faces have italics for it. */
  readonly mayBeItalic: boolean;
  /** Marks above and below, which need space between lines. */
  readonly isTall: boolean;
}

const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFFEF]/u;
const NOT_ALPHABETIC =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]/u;
const NOT_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|\p{Emoji_Presentation}/u;
/** Texts come from the photos in the list. */
const CACHE_SIZE = 1000;

export const kindOf = memoize(CACHE_SIZE, (text: string): TextKind => {
  const isForeign = NOT_ALPHABETIC.test(text);
  return {
    isHan: HAN.test(text),
    mayTrack: !isForeign,
    mayBeItalic: !NOT_LATIN.test(text),
    isTall: isForeign,
  };
});

/** True if a text is set in capitals. */
export function hasCapitals({ capitals }: LabelRole, text: string): boolean {
  return capitals === true && !kindOf(text).isHan;
}
