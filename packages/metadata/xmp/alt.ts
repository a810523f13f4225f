import type { XmpDocument } from "./document.ts";
import { ALT_TEXT } from "./names.ts";
import { find, languageAlternative, translations, withoutProperty, withProperty } from "./property.ts";

/** Sets the alt text in the default language, and keeps its translations; an empty one removes all. */
export function withAlt(document: XmpDocument, alt: string): XmpDocument {
  if (alt.trim() === "") return withoutProperty(document, ALT_TEXT);
  return withProperty(document, languageAlternative(ALT_TEXT, alt.trim(), translations(find(document, ALT_TEXT))));
}
