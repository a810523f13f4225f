import { graphemesByPattern } from "./grapheme-pattern.ts";

/** Cluster boundaries are the same in every language; `und` keeps the reader's out of it. */
const segmenter = typeof Intl.Segmenter === "function" ? new Intl.Segmenter("und", { granularity: "grapheme" }) : null;

/** What a reader takes for single characters (UAX #29): an emoji with its joiners, a flag, a letter with its marks. */
export function graphemes(text: string): string[] {
  if (segmenter === null) return graphemesByPattern(text);
  return Array.from(segmenter.segment(text), (part) => part.segment);
}
