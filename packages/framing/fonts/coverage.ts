/// <reference path="./virtual.d.ts" />
/** Caption font glyphs. All others come from the system's fonts, which the editor reports. */
import type { FaceFamily } from "@matte/engine";
import { unicodeRanges } from "virtual:caption-fonts";
import { covers, parseUnicodeRange, type Span } from "./unicode-range.ts";

/** Characters without a glyph: joiners, directional marks, breaks, variation selectors. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Variation_Selector}]/u;

const known = new Map<FaceFamily, readonly Span[]>();

/** Returns the text's characters missing in the family, each once, in order. */
export function missingGlyphs(family: FaceFamily, text: string): string {
  const spans = spansOf(family);
  const missing = Array.from(text).filter((character) => !INVISIBLE.test(character) && !covers(spans, character));
  return [...new Set(missing)].join("");
}

function spansOf(family: FaceFamily): readonly Span[] {
  const found = known.get(family) ?? unicodeRanges[family].flatMap(parseUnicodeRange);
  known.set(family, found);
  return found;
}
