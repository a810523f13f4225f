import type { PhotoText } from "./types.ts";
import type { XmlElement } from "./xml/types.ts";
import type { XmpDocument } from "./xmp/document.ts";
import { CREATOR, DESCRIPTION, LOCATION_NAME, RIGHTS, TITLE } from "./xmp/names.ts";
import { array, languageAlternative } from "./xmp/property.ts";

/** Keywords repeating EXIF and file facts, untrue in an export. */
const STALE = /^(?:exif|tiff|thumb|png|icc|xmp):/i;

const AUTHOR_KEYWORD = "Author";

/** Returns the texts still true in an export. @param creator name in the photo credit; empty to keep the file's */
export function keptTexts(texts: readonly PhotoText[], keepLocation: boolean, creator: string): PhotoText[] {
  return texts.filter(
    ({ keyword, text }) =>
      !(keyword === AUTHOR_KEYWORD && creator !== "") &&
      !STALE.test(keyword) &&
      (keepLocation || !(LOCATION_NAME.test(keyword) || LOCATION_NAME.test(text))),
  );
}

export const COMMENT = "Comment";
export const COPYRIGHT_KEYWORD = "Copyright";

/** Equivalent properties, for formats without such texts. */
const PROPERTIES: Readonly<Record<string, (text: string) => XmlElement>> = {
  Title: (text) => languageAlternative(TITLE, text),
  [AUTHOR_KEYWORD]: (text) => array(CREATOR, "Seq", [text]),
  Description: (text) => languageAlternative(DESCRIPTION, text),
  [COPYRIGHT_KEYWORD]: (text) => languageAlternative(RIGHTS, text),
};

export function xmpOfTexts(texts: readonly PhotoText[]): XmpDocument {
  const properties = texts
    .filter(({ text }) => text.trim() !== "")
    .flatMap(({ keyword, text }) => PROPERTIES[keyword]?.(text.trim()) ?? []);
  return { about: "", properties };
}
