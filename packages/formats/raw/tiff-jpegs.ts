/** Finds JPEGs in raw files that are TIFF structures: CR2, NEF, ARW, DNG, ORF, RW2 and PEF. */
import { type ByteRange, hasLetters, u32be, u32le } from "@matte/pixels/bytes";
import { type NoteKind, noteKindAt, type PreviewTags, tags } from "@matte/metadata/exif";
import {
  directoryAt,
  fieldOf,
  numbersOfField,
  type RawDirectory,
  readRawDirectory,
  type TiffFile,
} from "./tiff-file.ts";

const COMPRESSION = 0x0103;
/** TIFF 6.0 §22, and TIFF technical note 2. */
const JPEG_COMPRESSIONS: readonly (number | undefined)[] = [6, 7];
/** Panasonic's JpgFromRaw and JpgFromRaw2, whose values are JPEGs. */
const PANASONIC = [0x002e, 0x0127];
/** JPEG XL, DNG 1.7.1. */
const JPEG_XL = 52_546;
const MAX_DIRECTORIES = 24;
const MAX_SUB_DIRECTORIES = 8;
const NOTE_HEAD = 20;

export interface TiffPreviews {
  /** Ranges declared by pointers; `jpegAt` checks their content. */
  readonly jpegs: readonly ByteRange[];
  /** True if a picture is JPEG XL. */
  readonly hasJpegXl: boolean;
}

export async function previewsOfTiff(tiff: TiffFile, first: number): Promise<TiffPreviews> {
  const ranges: ByteRange[] = [];
  let hasJpegXl = false;
  const waiting = [first];
  const seen = new Set<number>();
  for (let offset = waiting.shift(); offset !== undefined; offset = waiting.shift()) {
    if (seen.has(offset) || seen.size === MAX_DIRECTORIES) continue;
    seen.add(offset);
    const directory = await readRawDirectory(tiff, offset);
    if (directory === null) continue;
    ranges.push(...(await jpegsOfDirectory(tiff, directory)));
    hasJpegXl ||= (await numbersOfField(tiff, directory, COMPRESSION, 1))[0] === JPEG_XL;
    const below = await numbersOfField(tiff, directory, tags.SUB_DIRECTORIES, MAX_SUB_DIRECTORIES);
    waiting.push(...below, directory.next);
  }
  return { jpegs: [...ranges, ...(await jpegsOfNote(tiff, first))], hasJpegXl };
}

async function jpegsOfDirectory(tiff: TiffFile, directory: RawDirectory): Promise<ByteRange[]> {
  const [compression] = await numbersOfField(tiff, directory, COMPRESSION, 1);
  const strip = fieldOf(directory, tags.STRIP_OFFSETS);
  const isStrip = JPEG_COMPRESSIONS.includes(compression) && strip?.count === 1;
  const values = directory.fields.filter(({ tag, length }) => PANASONIC.includes(tag) && length > 4);
  return [
    ...(isStrip ? await pairedRange(tiff, directory, [tags.STRIP_OFFSETS, tags.STRIP_BYTE_COUNTS]) : []),
    ...(await pairedRange(tiff, directory, [tags.JPEG_OFFSET, tags.JPEG_LENGTH])),
    ...values.map(({ at, length }) => ({ start: at, end: at + length })),
  ];
}

async function pairedRange(
  tiff: TiffFile,
  directory: RawDirectory | null,
  [offsetTag, lengthTag]: readonly [number, number],
): Promise<ByteRange[]> {
  const [offset] = await numbersOfField(tiff, directory, offsetTag, 1);
  const [length] = await numbersOfField(tiff, directory, lengthTag, 1);
  if (offset === undefined || length === undefined) return [];
  const start = tiff.base + offset;
  return [{ start, end: start + length }];
}

/** Finds previews in the maker note, where Olympus keeps its largest. */
async function jpegsOfNote(tiff: TiffFile, first: number): Promise<ByteRange[]> {
  const exif = await directoryAt(tiff, await readRawDirectory(tiff, first), tags.EXIF_POINTER);
  const field = fieldOf(exif, tags.MAKER_NOTE);
  const head = field === undefined ? null : await tiff.file.bytes(field.at, NOTE_HEAD);
  const kind = head === null ? undefined : noteKindAt(head, 0);
  if (field === undefined || head === null || kind === undefined) return [];
  const base = kind.base === null ? tiff.base : field.at + kind.base;
  const little = kind.order === null ? tiff.little : kind.order === "II" || hasLetters(head, kind.order, "II");
  const note = { file: tiff.file, base, little };
  const offset = directoryOffset(head, kind, little, field.at - base);
  return jpegsOfNoteDirectory(note, await readRawDirectory(note, offset), kind.previews);
}

function directoryOffset(head: Uint8Array, { directory }: NoteKind, little: boolean, noteAt: number): number {
  if (directory === null) return 0;
  if (typeof directory === "number") return noteAt + directory;
  return (little ? u32le : u32be)(head, directory.offsetAt);
}

async function jpegsOfNoteDirectory(
  note: TiffFile,
  directory: RawDirectory | null,
  { pairs = [], whole = [], nested = {} }: PreviewTags,
): Promise<ByteRange[]> {
  const ranges: ByteRange[] = [];
  for (const pair of pairs) ranges.push(...(await pairedRange(note, directory, pair)));
  for (const tag of whole) {
    ranges.push(
      ...(await pairedRange(note, await directoryAt(note, directory, tag), [tags.JPEG_OFFSET, tags.JPEG_LENGTH])),
    );
  }
  for (const [tag, inner] of Object.entries(nested)) {
    ranges.push(...(await jpegsOfNoteDirectory(note, await nestedDirectory(note, directory, Number(tag)), inner)));
  }
  return ranges;
}

/** Reads a directory to which a field points or, in early Olympus cameras, which it contains. */
function nestedDirectory(note: TiffFile, directory: RawDirectory | null, tag: number): Promise<RawDirectory | null> {
  const field = fieldOf(directory, tag);
  const contained = field !== undefined && field.length > 4;
  return contained ? readRawDirectory(note, field.at - note.base) : directoryAt(note, directory, tag);
}
