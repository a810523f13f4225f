import type { CarriedMetadata, MetadataEdit } from "../types.ts";
import { withCredits } from "./credits.ts";
import { EMPTY, readXmp, together, type XmpDocument } from "./document.ts";
import { withoutLocation, withoutStale } from "./strip.ts";

/**
 * The XMP of an export: the original's, without what is not true of the export, with the caption's credits. A packet that
 * is not well-formed is left out: nobody can tell what it holds, and a location might be in it.
 * @returns null where there is nothing to say.
 */
export function editXmp(carried: Pick<CarriedMetadata, "xmp" | "extendedXmp">, edit: MetadataEdit): XmpDocument | null {
  const original = withoutStale(read(carried), edit.colour === "keep");
  const allowed = edit.keepLocation ? original : withoutLocation(original);
  const document = edit.credits === null ? allowed : withCredits(allowed, edit.credits);
  return document.properties.length === 0 ? null : document;
}

function read({ xmp, extendedXmp }: Pick<CarriedMetadata, "xmp" | "extendedXmp">): XmpDocument {
  const main = xmp === null ? null : readXmp(xmp);
  const extended = extendedXmp === null ? null : readXmp(extendedXmp);
  return together(main ?? EMPTY, extended ?? EMPTY);
}
