import { memoize } from "../memoize.ts";

/**
 * Letters and direction marks in the bidirectional classes R and AL: letters in the blocks reserved by Unicode for right-to-left
 * scripts (DerivedBidiClass.txt, default values), their strong punctuation, RLM and ALM. Blocks instead of scripts also recognise a
 * script newer than the browser.
 */
const RIGHT_TO_LEFT =
  /(?=[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}])[\p{L}\u05BE\u05C0\u05C3\u05F3\u05F4\u061B\u061D-\u061F\u06D4\u07C0-\u07C9]|[\u200F\u061C]/u;

/** Characters of class L that can begin a line: letters, letter numbers such as Ⅷ, spacing marks, LRM. */
const LEFT_TO_RIGHT = /[\p{L}\p{Nl}\p{Mc}\u200E]/u;

const BEGIN_ISOLATE = /[\u2066-\u2068]/;
const END_ISOLATE = "\u2069";

const CACHE_SIZE = 1000;

export type Direction = "ltr" | "rtl";

/** Returns a line's direction: that of its first strong character outside isolates (UAX #9 P2, P3); left to right without one. */
export const textDirection: (text: string) => Direction = memoize(CACHE_SIZE, (text) => {
  let isolates = 0;
  for (const character of text) {
    if (BEGIN_ISOLATE.test(character)) isolates += 1;
    else if (character === END_ISOLATE) isolates = Math.max(0, isolates - 1);
    else if (isolates > 0) continue;
    else if (RIGHT_TO_LEFT.test(character)) return "rtl";
    else if (LEFT_TO_RIGHT.test(character)) return "ltr";
  }
  return "ltr";
});

/** True for a text with any letter of a right-to-left script. */
export const hasRightToLeft: (text: string) => boolean = memoize(CACHE_SIZE, (text) => RIGHT_TO_LEFT.test(text));
