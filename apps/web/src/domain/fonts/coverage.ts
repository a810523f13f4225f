/// <reference path="./virtual.d.ts" />
/** What a caption font can write. Everything else comes from the system's fonts, and the editor says so. */
import type { MetadataFont } from "@matte/engine";
import { unicodeRanges } from "virtual:caption-fonts";
import { covers, parseUnicodeRange, type Span } from "./unicode-range.ts";

/** Characters without a picture of their own: marks that join or order others, breaks, choosers of variants. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Variation_Selector}]/u;

const known = new Map<MetadataFont, readonly Span[]>();

/** The characters of the text that the family has not, each once, in their order. */
export function missingGlyphs(family: MetadataFont, text: string): string {
  const spans = spansOf(family);
  const missing = Array.from(text).filter((character) => !INVISIBLE.test(character) && !covers(spans, character));
  return [...new Set(missing)].join("");
}

function spansOf(family: MetadataFont): readonly Span[] {
  const found = known.get(family) ?? unicodeRanges[family].flatMap(parseUnicodeRange);
  known.set(family, found);
  return found;
}
