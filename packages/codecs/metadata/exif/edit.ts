import type { MetadataEdit } from "../types.ts";
import { correct } from "./correct.ts";
import { locationRanges, strayCoordinates } from "./location.ts";
import { keepFields } from "./patch.ts";
import { removeNotePreviews } from "./note-previews.ts";
import { overlap, without } from "./ranges.ts";
import { type ExifStructure, keptDirectories, keptRanges, makerNoteRanges, structureOf } from "./structure.ts";
import * as tags from "./tags.ts";
import { thumbnailRanges } from "./thumbnail.ts";
import { wiped } from "./wipe.ts";

/** Limit for a block; cameras stay below 64 KB, but PNG and WebP set no limit. */
const LARGEST_BLOCK = 8 * 1024 * 1024;

export type ExifEdit = Omit<MetadataEdit, "credits" | "density">;

/**
 * Edits an EXIF block for an export: sets orientation, dimensions and colour space, removes previews and, unless it is kept,
 * the location, which is overwritten and not only unlinked. Edits in place: all other values stay at their offsets, since offsets
 * in maker notes count from the start of the block.
 * @returns null if the block is too broken, or too entangled with its location, to be kept safely
 */
export function editExif(source: Uint8Array, edit: ExifEdit): Uint8Array | null {
  if (source.length > LARGEST_BLOCK) return null;
  const block = source.slice();
  const structure = structureOf(block);
  if (structure === null) return null;
  const location = edit.keepLocation ? [] : locationRanges(structure);
  const kept = keptRanges(structure, edit.keepLocation);
  if (overlap(location, kept) || selfOverlapping(structure, edit)) return null;
  const strays = edit.keepLocation ? [] : strayCoordinates(block, structure);
  const thumbnail = without(thumbnailRanges(block, structure), [...kept, ...makerNoteRanges(structure)]);
  correct(block, structure, edit);
  if (!unlink(block, structure, edit.keepLocation)) return null;
  removeNotePreviews(block, structure, kept);
  return wiped(block, [...location, ...strays, ...thumbnail]);
}

/** Overlapping tables cannot be edited separately. */
function selfOverlapping(structure: ExifStructure, { keepLocation }: ExifEdit): boolean {
  const all = [...keptDirectories(structure), ...(keepLocation ? structure.gps : [])].map(({ table }) => table);
  return all.some((table, index) => overlap([table], all.slice(index + 1)) || table.start < 8);
}

/** Removes fields that point to removed parts or to nothing; false if the first directory becomes empty. */
function unlink(block: Uint8Array, structure: ExifStructure, keepLocation: boolean): boolean {
  const stays = (tag: number): boolean => !tags.PREVIEWS.has(tag) && (keepLocation || !tags.LOCATION.has(tag));
  const staysInExif = (tag: number): boolean =>
    stays(tag) && (tag !== tags.INTEROPERABILITY_POINTER || structure.interoperability.length > 0);
  for (const directory of structure.exif) keepFields(block, directory, staysInExif, directory.next);
  for (const directory of structure.interoperability) keepFields(block, directory, stays, directory.next);
  return keepFields(block, structure.first, stays, 0) > 0;
}
