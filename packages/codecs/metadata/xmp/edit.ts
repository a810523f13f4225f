import type { CarriedMetadata, MetadataEdit } from "../types.ts";
import { withCredits } from "./credits.ts";
import { EMPTY, readXmp, together, type XmpDocument } from "./document.ts";
import { withoutLocation, withoutStale } from "./strip.ts";

/**
 * Edits the original's XMP for an export: removes what is not true of it and adds the caption's credits.
 * @returns null if no property remains
 */
export function editXmp(carried: Pick<CarriedMetadata, "xmp" | "extendedXmp">, edit: MetadataEdit): XmpDocument | null {
  const original = withoutStale(read(carried), edit);
  const allowed = edit.keepLocation ? original : withoutLocation(original);
  const document = edit.credits === null ? allowed : withCredits(allowed, edit.credits);
  return document.properties.length === 0 ? null : document;
}

function read({ xmp, extendedXmp }: Pick<CarriedMetadata, "xmp" | "extendedXmp">): XmpDocument {
  const main = xmp === null ? null : readXmp(xmp);
  const extended = extendedXmp === null ? null : readXmp(extendedXmp);
  return together(main ?? EMPTY, extended ?? EMPTY);
}
