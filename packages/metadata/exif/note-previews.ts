import { type ByteRange, tiffReader, u16be } from "@matte/pixels/bytes";
import {
  clipped,
  COUNT_SIZE,
  type Directory,
  type Field,
  FIELD_SIZE,
  MAX_POINTERS,
  pointedTo,
  rangesOf,
  readDirectory,
} from "./directory.ts";
import { embeddedJpegs } from "./embedded-jpegs.ts";
import { type MakerNote, makerNotes, offsetsOf } from "./maker-note.ts";
import type { PreviewRecord, PreviewTags } from "./note-kinds.ts";
import { without } from "./ranges.ts";
import { type ExifStructure, makerNoteRanges } from "./structure.ts";
import { picturesOf } from "./thumbnail.ts";
import { JPEG_LENGTH, JPEG_OFFSET, LONG, SHORT } from "./tags.ts";
import { tiffWriter } from "./writer.ts";

/** TIFF header bytes giving the byte order. */
const ORDER_BYTES = 4;

/**
 * Removes previews from maker notes: their bytes in every note, and in known layouts also the fields pointing to them, even
 * outside the block. Everything else stays at its offset.
 * @param block modified in place
 * @param kept bytes to keep even if a field calls them a preview
 */
export function removeNotePreviews(block: Uint8Array, structure: ExifStructure, kept: readonly ByteRange[]): void {
  for (const note of makerNotes(block, structure)) removeLinked(block, note, kept);
  for (const note of makerNoteRanges(structure))
    for (const { start, end } of without(embeddedJpegs(block, note), kept)) block.fill(0, start, end);
}

/** Edits the note's copy, then copies it back. */
function removeLinked(block: Uint8Array, note: MakerNote, kept: readonly ByteRange[]): void {
  const { kind, base, view, directory } = note;
  const stays = kept.map((range) => ({ start: range.start - base, end: range.end - base }));
  const remove = kind.keepsRows === true ? emptyRows : dropRows;
  if (directory !== null) removeFrom(view, directory, { tags: kind.previews, kept: stays, remove });
  if (kind.record !== undefined)
    removeRecorded(view, { start: note.start - base, end: view.length }, kind.record, stays);
  block.set(view.subarray(ORDER_BYTES), base + ORDER_BYTES);
}

interface Removal {
  readonly tags: PreviewTags;
  readonly kept: readonly ByteRange[];
  readonly remove: (view: Uint8Array, directory: Directory, isRemoved: (field: Field) => boolean) => void;
}

function removeFrom(view: Uint8Array, offset: number, { tags, kept, remove }: Removal): void {
  const directory = readDirectory(view, offset);
  if (directory === null) return;
  for (const [tag, nested] of Object.entries(tags.nested ?? {}))
    for (const at of offsetsOf(view, directory, Number(tag)).slice(0, MAX_POINTERS))
      removeFrom(view, at, { tags: nested, kept, remove });
  const { record } = tags;
  const values = directory.fields.filter(({ tag }) => tag === record?.tag).slice(0, MAX_POINTERS);
  if (record !== undefined) for (const { value } of values) removeRecorded(view, value, record, kept);
  const previews = previewsOf(view, directory, tags);
  for (const { start, end } of without(previews, [...kept, directory.table])) view.fill(0, start, end);
  remove(view, directory, (field) => isPreviewField(field, tags));
}

/** Some makers use a pair's tags for other values too. */
function isPreviewField({ tag, type, count }: Field, { pairs = [], data = [], whole = [] }: PreviewTags): boolean {
  const isNumber = (type === LONG || type === SHORT) && count === 1;
  return [...data, ...whole].includes(tag) || (isNumber && pairs.flat().includes(tag));
}

function removeRecorded(view: Uint8Array, value: ByteRange, record: PreviewRecord, kept: readonly ByteRange[]): void {
  const { offsetAt, lengthAt, size } = record;
  const places = [offsetAt, lengthAt].map((at) => ({ start: value.start + at, end: value.start + at + size }));
  if (places.some(({ end }) => end > value.end)) return;
  const read = tiffReader(view);
  const [offset = 0, length = 0] = places.map(({ start }) => (size === 2 ? read?.u16(start) : read?.u32(start)));
  const preview = clipped(view, offset, offset + length);
  const removed = isJpeg(view, preview) ? without([preview], kept) : [];
  for (const { start, end } of [...removed, ...without(places, kept)]) view.fill(0, start, end);
}

function previewsOf(
  view: Uint8Array,
  directory: Directory,
  { pairs = [], data = [], whole = [] }: PreviewTags,
): ByteRange[] {
  const children = whole.flatMap((tag) => pointedTo(view, directory, tag));
  const pictures = [
    ...pairs.flatMap(([offset, length]) => picturesOf(view, directory, offset, length)),
    ...directory.fields.filter(({ tag }) => data.includes(tag)).map(({ value }) => value),
    ...children.flatMap((child) => picturesOf(view, child, JPEG_OFFSET, JPEG_LENGTH)),
  ];
  return [...pictures.filter((picture) => isJpeg(view, picture)), ...children.flatMap(rangesOf)];
}
/** Offsets are wrong if an editor moved the note. */
function isJpeg(view: Uint8Array, { start }: ByteRange): boolean {
  return u16be(view, start) === 0xffd8;
}

/** Moves the next offset up; keeps bytes that may be values instead. */
function dropRows(view: Uint8Array, { table, fields }: Directory, isRemoved: (field: Field) => boolean): void {
  const rows = fields.filter((field) => !isRemoved(field)).map(({ at }) => view.slice(at, at + FIELD_SIZE));
  const first = table.start + COUNT_SIZE;
  const end = first + fields.length * FIELD_SIZE;
  const { start: from, end: to } = clipped(view, end, end + 4);
  const next = view.slice(from, to);
  if (rows.length === fields.length) return;
  view.fill(0, first, end);
  tiffWriter(view).u16(table.start, rows.length);
  rows.forEach((row, index) => view.set(row, first + index * FIELD_SIZE));
  view.set(next, first + rows.length * FIELD_SIZE);
}

/** Numbers become 0, other values empty. */
function emptyRows(view: Uint8Array, { fields }: Directory, isRemoved: (field: Field) => boolean): void {
  const { u32 } = tiffWriter(view);
  for (const { at, type } of fields.filter(isRemoved)) {
    if (type !== LONG && type !== SHORT) u32(at + 4, 0);
    u32(at + 8, 0);
  }
}
