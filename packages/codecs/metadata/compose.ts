import { editExif } from "./exif/edit.ts";
import { editResources } from "./iptc/edit.ts";
import { rightsOf } from "./rights.ts";
import type { CarriedMetadata, ExportMetadata, MetadataEdit } from "./types.ts";
import { editXmp } from "./xmp/edit.ts";

/**
 * The metadata of an export, from what its photo carried and what its caption prints. Never throws: what is too broken to be
 * edited is left out.
 */
export function composeMetadata(carried: CarriedMetadata, edit: MetadataEdit): ExportMetadata {
  const credits = edit.credits === null ? null : { ...edit.credits, rights: rightsOf(carried) ?? edit.credits.rights };
  return {
    exif: carried.exif === null ? null : editExif(carried.exif, edit),
    xmp: editXmp(carried, { ...edit, credits }),
    resources: editResources(carried.resources, credits),
  };
}
