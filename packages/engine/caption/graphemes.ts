/** Cluster boundaries are the same in every language; `und` keeps the reader's locale out. */
const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });

/** User-perceived characters (UAX #29): an emoji with its joiners, a flag, a letter with its marks. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), (part) => part.segment);
}
