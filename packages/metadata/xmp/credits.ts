import type { Credits } from "../types.ts";
import type { XmpDocument } from "./document.ts";
import { CONTRIBUTOR, CREATOR, CREDIT, LOCATION, RIGHTS, TITLE } from "./names.ts";
import { array, find, items, languageAlternative, simple, withProperty } from "./property.ts";

/**
 * Adds the caption's credits (IPTC Photo Metadata 2023.2: Creator, Credit Line, Copyright Notice, Title, Sublocation; Dublin
 * Core's contributor). Keeps the original's rights and its contributors.
 */
export function withCredits(document: XmpDocument, credits: Credits): XmpDocument {
  const rights = find(document, RIGHTS);
  const contributors = [...new Set([...items(find(document, CONTRIBUTOR)), ...credits.contributors])];
  const written = [
    credits.creator === "" ? null : array(CREATOR, "Seq", [credits.creator]),
    credits.rights === "" || items(rights).length > 0 ? null : languageAlternative(RIGHTS, credits.rights),
    credits.title === "" ? null : languageAlternative(TITLE, credits.title),
    credits.credit === "" ? null : simple(CREDIT, credits.credit),
    credits.location === "" ? null : simple(LOCATION, credits.location),
    credits.contributors.length === 0 ? null : array(CONTRIBUTOR, "Bag", contributors),
  ];
  return written.filter((property) => property !== null).reduce(withProperty, document);
}
