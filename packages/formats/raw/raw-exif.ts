/** Reads EXIF, XMP and IPTC from directories in raw files and TIFFs. */
import { noteKindAt, tags } from "@matte/metadata/exif";
import { DATASET, IPTC, iptcResource, readResources, writeResources } from "@matte/metadata";
import { LONGEST_PAYLOAD } from "@matte/jpeg/segments";
import type { BlockField, RawExif } from "./exif-block.ts";
import {
  directoryAt,
  fieldOf,
  type RawDirectory,
  type RawField,
  readRawDirectory,
  type TiffFile,
} from "./tiff-file.ts";

/** IFD0 fields describing the photo; others describe the raw file's first picture, often a thumbnail. */
const DESCRIPTIVE: ReadonlySet<number> = new Set([
  tags.IMAGE_DESCRIPTION,
  tags.MAKE,
  tags.MODEL,
  tags.ORIENTATION,
  tags.X_RESOLUTION,
  tags.Y_RESOLUTION,
  tags.RESOLUTION_UNIT,
  tags.SOFTWARE,
  tags.DATE_TIME,
  tags.ARTIST,
  tags.COPYRIGHT,
  tags.RATING,
  tags.XP_TITLE,
  tags.XP_COMMENT,
  tags.XP_AUTHOR,
  tags.XP_KEYWORDS,
  tags.XP_SUBJECT,
]);

/** Pointers to other directories, and the maker note, placed by other rules. */
const SEPARATE: ReadonlySet<number> = new Set([
  tags.EXIF_POINTER,
  tags.GPS_POINTER,
  tags.INTEROPERABILITY_POINTER,
  tags.MAKER_NOTE,
  ...tags.PREVIEWS,
]);

/** Longer values are pictures or tables, not facts. */
const LONGEST_VALUE = 1 << 13;
const LONGEST_NOTE = 60_000;

/** Reads a TIFF structure's directories, for a separate block. */
export async function exifOfTiff(tiff: TiffFile, first: number): Promise<RawExif> {
  const ifd0 = await readRawDirectory(tiff, first);
  const exif = await directoryAt(tiff, ifd0, tags.EXIF_POINTER);
  const interoperability = await directoryAt(tiff, exif, tags.INTEROPERABILITY_POINTER);
  const gps = await directoryAt(tiff, ifd0, tags.GPS_POINTER);
  return {
    little: tiff.little,
    first: await descriptiveFields(tiff, ifd0),
    exif: await fieldsIn(tiff, exif),
    interoperability: await fieldsIn(tiff, interoperability),
    gps: await fieldsIn(tiff, gps),
    note: await noteOf(tiff, exif),
  };
}

/** Reads IFD0's XMP packet; null unless one fits into a JPEG segment. */
export async function xmpOfTiff(tiff: TiffFile, first: number): Promise<Uint8Array | null> {
  const field = fieldOf(await readRawDirectory(tiff, first), tags.XMP_PACKET);
  return field === undefined || field.length > LONGEST_PAYLOAD ? null : tiff.file.bytes(field.at, field.length);
}

/** IPTC-IIM (XMP part 3 §2.1.1); programs use any type. */
const IPTC_TAG = 0x83bb;
/** Photoshop's image resources. */
const PHOTOSHOP_TAG = 0x8649;
const LONGEST_RESOURCES = 1 << 20;

/** Reads IFD0's Photoshop image resources, with IPTC from both tags; null without IPTC. */
export async function resourcesOfTiff(tiff: TiffFile, first: number): Promise<Uint8Array | null> {
  const directory = await readRawDirectory(tiff, first);
  const valueOf = async (tag: number): Promise<Uint8Array> => {
    const field = fieldOf(directory, tag);
    const isUsable = field !== undefined && field.length > 0 && field.length <= LONGEST_RESOURCES;
    return (isUsable ? await tiff.file.bytes(field.at, field.length) : null) ?? new Uint8Array();
  };
  const resources = readResources(await valueOf(PHOTOSHOP_TAG));
  if (resources.some(({ id }) => id === IPTC)) return writeResources(resources);
  const datasets = inOrder(await valueOf(IPTC_TAG));
  return datasets[0] === DATASET ? writeResources([...resources, iptcResource(datasets)]) : null;
}

/** Undoes libtiff's byte swapping in type LONG: bytes are reversed in groups of four. */
function inOrder(datasets: Uint8Array): Uint8Array {
  if (datasets[0] === DATASET || datasets[3] !== DATASET) return datasets;
  return datasets.map((_, at) => datasets[at - (at % 4) + 3 - (at % 4)] ?? 0);
}

export function descriptiveFields(tiff: TiffFile, directory: RawDirectory | null): Promise<BlockField[]> {
  return fieldsIn(tiff, directory, (tag) => DESCRIPTIVE.has(tag));
}

/** Reads a directory's fields and values; by default all except pointers. */
export async function fieldsIn(
  tiff: TiffFile,
  directory: RawDirectory | null,
  isWanted = (tag: number): boolean => !SEPARATE.has(tag),
): Promise<BlockField[]> {
  const fields: BlockField[] = [];
  for (const field of directory?.fields ?? []) {
    if (!isWanted(field.tag) || field.length === 0 || field.length > LONGEST_VALUE) continue;
    const bytes = await tiff.file.bytes(field.at, field.length);
    if (bytes !== null) fields.push({ tag: field.tag, type: field.type, count: field.count, bytes });
  }
  return fields;
}

async function noteOf(tiff: TiffFile, exif: RawDirectory | null): Promise<RawExif["note"]> {
  const field = fieldOf(exif, tags.MAKER_NOTE);
  if (field === undefined || field.length <= 4 || field.length > LONGEST_NOTE) return null;
  const bytes = await tiff.file.bytes(field.at, field.length);
  return bytes === null ? null : { bytes, offset: offsetOf(tiff, field, bytes) };
}

/** Most maker notes count offsets from the block's start, and are valid only in their original position. */
function offsetOf(tiff: TiffFile, { at }: RawField, note: Uint8Array): number | null {
  const base = noteKindAt(note, 0)?.base ?? null;
  return base === null ? at - tiff.base : null;
}
