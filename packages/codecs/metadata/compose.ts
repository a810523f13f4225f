import { editExif } from "./exif/edit.ts";
import { withResolution } from "./exif/resolution.ts";
import { editResources } from "./iptc/edit.ts";
import { rightsOf } from "./rights.ts";
import type { CarriedMetadata, ExportMetadata, MetadataEdit } from "./types.ts";
import { editXmp } from "./xmp/edit.ts";

/**
 * Composes the metadata of an export from its photo's metadata and its caption. Never throws: parts that are too broken to edit
 * are omitted.
 */
export function composeMetadata(carried: CarriedMetadata, edit: MetadataEdit): ExportMetadata {
  const credits = edit.credits === null ? null : { ...edit.credits, rights: rightsOf(carried) ?? edit.credits.rights };
  const exif = carried.exif === null ? null : editExif(carried.exif, edit);
  return {
    exif: edit.density === null ? exif : withResolution(exif, edit.density),
    xmp: editXmp(carried, { ...edit, credits }),
    resources: editResources(carried.resources, credits, edit.density),
    density: edit.density,
  };
}
