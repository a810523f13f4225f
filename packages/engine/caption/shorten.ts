import { balanceBidi } from "./bidi.ts";
import { wordPieces } from "./breaks.ts";
import { graphemes } from "./graphemes.ts";

export const ELLIPSIS = "…";

/** First attempt in UTF-16 units: more than any caption line holds. */
const FIRST_ATTEMPT = 256;

/** A surrogate without its pair would count as a grapheme. */
const HALF_PAIR = /[\uD800-\uDBFF]$/;

/** Removed before the ellipsis: `31.…` would read as four dots. */
const TRAILING_PUNCTUATION = /[\s\p{P}]+$/u;

type Measure = (text: string) => number;
type Split = (text: string) => readonly string[];

/**
 * Shortens a line to fit: all of it, else the longest beginning with an ellipsis, cut between words and without trailing
 * punctuation; cut between graphemes if no word fits; empty if not even the ellipsis fits.
 * @param maximumWidth in the unit of `measure`
 * @param measure a text's advance width; grows with the length, except for kerning and joining
 */
export function shorten(text: string, maximumWidth: number, measure: Measure): string {
  const fits = (candidate: string) => measure(candidate) <= maximumWidth;
  if (fits(text)) return text;
  if (!fits(ELLIPSIS)) return "";
  const words = longestCut(text, fits, wordPieces);
  return words === ELLIPSIS ? longestCut(text, fits, graphemes) : words;
}

/**
 * Returns the longest beginning of a text that fits on a line; at least one part.
 * @param split into parts; joined they are the text
 */
export function longestStart(text: string, maximumWidth: number, measure: Measure, split: Split): string {
  const start = (parts: readonly string[], count: number) => parts.slice(0, count).join("");
  const fits = (candidate: string) => measure(candidate) <= maximumWidth;
  const trimmed = (parts: readonly string[], count: number) => fits(lineOf(start(parts, count)));
  const parts = enoughParts(text, split, (some) => trimmed(some, some.length));
  return start(
    parts,
    Math.max(
      1,
      longest(parts.length, (count) => trimmed(parts, count)),
    ),
  );
}

/** A line by itself: without trailing space, its directional formatting closed. */
export function lineOf(text: string): string {
  return balanceBidi(text.trimEnd());
}

function longestCut(text: string, fits: (candidate: string) => boolean, split: Split): string {
  const cut = (parts: readonly string[], count: number) => withEllipsis(parts.slice(0, count).join(""));
  const parts = enoughParts(text, split, (some) => fits(cut(some, some.length)));
  return cut(
    parts,
    longest(parts.length, (count) => fits(cut(parts, count))),
  );
}

function withEllipsis(start: string): string {
  return balanceBidi(start.replace(TRAILING_PUNCTUATION, "")) + ELLIPSIS;
}

/** Parts from the start, at least one more than fit: a pasted book is not split to its end. */
function enoughParts(text: string, split: Split, fits: (parts: readonly string[]) => boolean): readonly string[] {
  for (let units = FIRST_ATTEMPT; units < text.length; units *= 4) {
    const parts = split(text.slice(0, units).replace(HALF_PAIR, "")).slice(0, -1);
    if (parts.length > 0 && !fits(parts)) return parts;
  }
  return split(text);
}

/** Bisects for the number of fitting parts, below `count`; none are known to fit, all are known not to. */
function longest(count: number, fits: (parts: number) => boolean): number {
  let low = 0;
  let high = count;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}
