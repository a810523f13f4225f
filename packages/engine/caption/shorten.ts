import { balanceBidi } from "./bidi.ts";
import { graphemes } from "./graphemes.ts";

export const ELLIPSIS = "…";

/** UTF-16 units looked at first: more than a caption line ever holds. */
const FIRST_LOOK = 256;

/** A surrogate cut from its pair would count as a grapheme of its own. */
const HALF_PAIR = /[\uD800-\uDBFF]$/;

/**
 * A line of text made to fit: the whole of it, else the longest beginning that fits with an ellipsis behind it, cut between
 * graphemes and without trailing space; empty when not even the ellipsis fits.
 * @param maximumWidth in the unit of `measureOne`
 * @param measureOne advance width of a text; about growing with its length, which kerning and joining may bend
 */
export function shorten(text: string, maximumWidth: number, measureOne: (text: string) => number): string {
  const fits = (candidate: string) => measureOne(candidate) <= maximumWidth;
  if (fits(text)) return text;
  if (!fits(ELLIPSIS)) return "";
  const parts = enoughGraphemes(text, fits);
  return cut(parts, longest(parts, fits));
}

/** Graphemes from the start, at least one more than fit, so that a pasted book is not taken apart for its title. */
function enoughGraphemes(text: string, fits: (candidate: string) => boolean): string[] {
  for (let units = FIRST_LOOK; units < text.length; units *= 4) {
    const parts = graphemes(text.slice(0, units).replace(HALF_PAIR, ""));
    parts.pop();
    if (!fits(cut(parts, parts.length))) return parts;
  }
  return graphemes(text);
}

/** How many of the parts fit, by bisection; `low` parts have always been measured to fit. */
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
