import type { ByteRange } from "@matte/pixels/bytes";
import type { MetadataEdit } from "../types.ts";
import { correct } from "./correct.ts";
import { locationRanges, strayCoordinates } from "./location.ts";
import { keepFields } from "./patch.ts";
import { removeNotePreviews } from "./note-previews.ts";
import { merged, overlap, total, without } from "./ranges.ts";
import { type ExifStructure, keptDirectories, keptRanges, makerNoteRanges, structureOf } from "./structure.ts";
import * as tags from "./tags.ts";
import { thumbnailRanges } from "./thumbnail.ts";
import { wiped } from "./wipe.ts";
import { tiffWriter } from "./writer.ts";

/** Cameras stay below 64 KB, but PNG and WebP set no limit. */
const LARGEST_BLOCK = 8 * 1024 * 1024;

/** Number after the byte order, TIFF 6.0 §2; some writers use the other order. */
const TIFF_NUMBER = 42;

export interface ExifEdit extends Omit<MetadataEdit, "credits" | "density"> {
  /** True if the export names a creator, whom Exif 3.0's photographer would contradict. */
  readonly replacesCreator?: boolean;
}

/**
 * Edits an EXIF block for an export: sets orientation, dimensions and colour space, removes previews, and overwrites the
 * location unless it is kept. Edits in place, because maker notes count offsets from the block's start.
 * @returns null if the block is too broken, or too entangled with its location, to keep safely
 */
export function editExif(source: Uint8Array, edit: ExifEdit): Uint8Array | null {
  if (source.length > LARGEST_BLOCK) return null;
  const block = source.slice();
  const structure = structureOf(block);
  if (structure === null) return null;
  tiffWriter(block).u16(2, TIFF_NUMBER);
  const location = edit.keepLocation ? [] : locationRanges(structure);
  const kept = keptRanges(structure, edit.keepLocation);
  if (overlap(location, kept) || selfOverlapping(structure, edit)) return null;
  const strays = edit.keepLocation ? [] : strayCoordinates(block, structure);
  const thumbnail = without(thumbnailRanges(block, structure), [...kept, ...makerNoteRanges(structure)]);
  correct(block, structure, edit);
  const removed = removedTags(edit);
  const values = valueRanges(structure, removed);
  if (!unlink(block, structure, edit, removed)) return null;
  removeNotePreviews(block, structure, kept);
  return wiped(block, [...location, ...strays, ...thumbnail, ...values]);
}

/** Overlapping tables cannot be edited separately. */
function selfOverlapping(structure: ExifStructure, { keepLocation }: ExifEdit): boolean {
  const all = [...keptDirectories(structure), ...(keepLocation ? structure.gps : [])].map(({ table }) => table);
  return total(merged(all)) < total(all) || all.some(({ start }) => start < 8);
}

/** Tags that would contradict the export: another creator's, and places of what a crop has cut off or moved. */
function removedTags({ replacesCreator, isCropped }: ExifEdit): ReadonlySet<number> {
  return new Set([
    ...(replacesCreator === true ? [tags.PHOTOGRAPHER] : []),
    ...(isCropped === true ? tags.SUBJECT_PLACES : []),
  ]);
}

function valueRanges({ first, exif }: ExifStructure, removed: ReadonlySet<number>): ByteRange[] {
  const fields = [first, ...exif].flatMap((directory) => directory.fields);
  // A short value is in its row, removed with it.
  return fields.filter(({ tag, at, value }) => removed.has(tag) && value.start !== at + 8).map(({ value }) => value);
}

/** Removes fields pointing to removed parts or to nothing. Returns false if the first directory becomes empty. */
function unlink(
  block: Uint8Array,
  structure: ExifStructure,
  { keepLocation }: ExifEdit,
  removed: ReadonlySet<number>,
): boolean {
  const stays = (tag: number): boolean =>
    !tags.PREVIEWS.has(tag) && (keepLocation || !tags.LOCATION.has(tag)) && !removed.has(tag);
  const staysInExif = (tag: number): boolean =>
    stays(tag) && (tag !== tags.INTEROPERABILITY_POINTER || structure.interoperability.length > 0);
  for (const directory of structure.exif) keepFields(block, directory, staysInExif, directory.next);
  for (const directory of structure.interoperability) keepFields(block, directory, stays, directory.next);
  return keepFields(block, structure.first, stays, 0) > 0;
}
