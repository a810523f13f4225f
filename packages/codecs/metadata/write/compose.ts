import { editExif } from "./exif/edit.ts";
import type { CarriedMetadata, ExportMetadata, MetadataEdit } from "./types.ts";

/** The metadata of an export, from what its photo carried. Never throws: what is too broken to be edited is left out. */
export function composeMetadata(carried: CarriedMetadata, edit: MetadataEdit): ExportMetadata {
  return { exif: carried.exif === null ? null : editExif(carried.exif, edit) };
}
