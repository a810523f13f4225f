import type { CarriedMetadata, MetadataEdit } from "../types.ts";
import { xmpOfTexts } from "../photo-texts.ts";
import { withAlt } from "./alt.ts";
import { withCredits } from "./credits.ts";
import { EMPTY, readXmp, together, type XmpDocument } from "./document.ts";
import { withoutLocation, withoutStale } from "./strip.ts";

type CarriedXmp = Pick<CarriedMetadata, "xmp" | "extendedXmp" | "texts">;

/**
 * Edits the original's XMP for an export: removes what no longer applies and adds the caption's credits.
 * @returns null if no property remains
 */
export function editXmp(carried: CarriedXmp, edit: MetadataEdit): XmpDocument | null {
  const original = withoutStale(read(carried), edit);
  const allowed = edit.keepLocation ? original : withoutLocation(original);
  const described = edit.alt == null ? allowed : withAlt(allowed, edit.alt);
  const document = edit.credits === null ? described : withCredits(described, edit.credits);
  return document.properties.length === 0 ? null : document;
}

function read({ xmp, extendedXmp, texts = [] }: CarriedXmp): XmpDocument {
  const main = xmp === null ? null : readXmp(xmp);
  const extended = extendedXmp === null ? null : readXmp(extendedXmp);
  return together(together(main ?? EMPTY, extended ?? EMPTY), xmpOfTexts(texts));
}
