import { balanceBidi } from "./bidi.ts";
import { graphemes } from "./graphemes.ts";

export const ELLIPSIS = "…";

/** UTF-16 units of the first attempt: more than a caption line ever holds. */
const FIRST_ATTEMPT = 256;

/** A surrogate without its pair would count as a grapheme of its own. */
const HALF_PAIR = /[\uD800-\uDBFF]$/;

/**
 * A line of text made to fit: all of it, else the longest beginning that fits with an ellipsis, cut between graphemes and
 * without trailing space; empty if not even the ellipsis fits.
 * @param maximumWidth in the unit of `measure`
 * @param measure advance width of a text; it grows with the length, except for kerning and joining
 */
export function shorten(text: string, maximumWidth: number, measure: (text: string) => number): string {
  const fits = (candidate: string) => measure(candidate) <= maximumWidth;
  if (fits(text)) return text;
  if (!fits(ELLIPSIS)) return "";
  const parts = enoughGraphemes(text, fits);
  return cut(parts, longest(parts, fits));
}

/** Graphemes from the start, at least one more than fit, so that a pasted book is not segmented to its end. */
function enoughGraphemes(text: string, fits: (candidate: string) => boolean): string[] {
  for (let units = FIRST_ATTEMPT; units < text.length; units *= 4) {
    const parts = graphemes(text.slice(0, units).replace(HALF_PAIR, ""));
    parts.pop();
    if (!fits(cut(parts, parts.length))) return parts;
  }
  return graphemes(text);
}

/** Number of parts that fit, by bisection; `low` parts are known to fit. */
function longest(parts: readonly string[], fits: (candidate: string) => boolean): number {
  let low = 0;
  let high = parts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (fits(cut(parts, middle))) low = middle;
    else high = middle;
  }
  return low;
}

function cut(parts: readonly string[], count: number): string {
  return balanceBidi(parts.slice(0, count).join("").trimEnd()) + ELLIPSIS;
}
