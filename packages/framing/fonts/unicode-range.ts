/** CSS `unicode-range` (CSS Fonts 4 §4.5): a face's characters. */

/** First and last code point, both inclusive. */
export type Span = readonly [first: number, last: number];

/** Parses `U+26`, `U+0-7F` and `U+4??`. */
export function parseUnicodeRange(range: string): readonly Span[] {
  return range.split(",").map((part) => {
    const [first = "", last = first] = part.trim().replace(/^u\+/i, "").split("-");
    return [Number.parseInt(first.replaceAll("?", "0"), 16), Number.parseInt(last.replaceAll("?", "F"), 16)] as const;
  });
}

export function covers(spans: readonly Span[], character: string): boolean {
  const point = character.codePointAt(0) ?? -1;
  return spans.some(([first, last]) => point >= first && point <= last);
}
