import { u16be } from "../../bytes.ts";
import type { ByteRange } from "../../header.ts";
import { tiffReader } from "../tiff.ts";
import {
  clipped,
  COUNT_SIZE,
  type Directory,
  FIELD_SIZE,
  numbersOf,
  pointedTo,
  rangesOf,
  readDirectory,
} from "./directory.ts";
import { embeddedJpegs } from "./embedded-jpegs.ts";
import { type NoteKind, noteKindAt, type PreviewTags } from "./note-kinds.ts";
import { without } from "./ranges.ts";
import { type ExifStructure, makerNoteRanges } from "./structure.ts";
import { picturesOf } from "./thumbnail.ts";
import { JPEG_LENGTH, JPEG_OFFSET } from "./tags.ts";
import { tiffWriter } from "./writer.ts";

const LITTLE = 0x4949;
const TIFF_HEADER = 8;

/**
 * Removes previews of the photo from maker notes: their bytes in every note, and where the note's layout is known also the fields
 * that lead to them, even to bytes outside the block. Everything else stays at its offset.
 * @param block modified in place
 * @param kept bytes that stay even if a field calls them a preview
 */
export function removeNotePreviews(block: Uint8Array, structure: ExifStructure, kept: readonly ByteRange[]): void {
  for (const note of makerNoteRanges(structure)) {
    const kind = noteKindAt(block, note.start);
    if (kind !== undefined) removeLinked(block, note.start, kind, kept);
    for (const { start, end } of without(embeddedJpegs(block, note), kept)) block.fill(0, start, end);
  }
}

/** Edits a copy that begins where the note's offsets count from, with a TIFF header that gives their byte order. */
function removeLinked(block: Uint8Array, noteAt: number, kind: NoteKind, kept: readonly ByteRange[]): void {
  const base = kind.base === null ? 0 : noteAt + kind.base;
  const view = block.slice(base);
  if (view.length < TIFF_HEADER) return;
  const start = view.slice(0, 4);
  const order = u16be(block, kind.order === null ? 0 : noteAt + kind.order);
  view.set(order === LITTLE ? [0x49, 0x49, 42, 0] : [0x4d, 0x4d, 0, 42]);
  const directory = kind.directory === null ? (tiffReader(view)?.u32(4) ?? 0) : noteAt - base + kind.directory;
  const stays = kept.map((range) => ({ start: range.start - base, end: range.end - base }));
  removeFrom(view, directory, kind.tags, stays);
  view.set(start);
  block.set(view, base);
}

function removeFrom(view: Uint8Array, offset: number, tags: PreviewTags, kept: readonly ByteRange[]): void {
  const directory = readDirectory(view, offset);
  if (directory === null) return;
  for (const [tag, nested] of Object.entries(tags.nested ?? {}))
    for (const at of offsetsOf(view, directory, Number(tag))) removeFrom(view, at, nested, kept);
  const previews = previewsOf(view, directory, tags);
  for (const { start, end } of without(previews, [...kept, directory.table])) view.fill(0, start, end);
  dropRows(view, directory, [...(tags.pair ?? []), ...(tags.data ?? []), ...(tags.whole ?? [])]);
}

/** Olympus writes directories as values of type UNDEFINED as well as pointers. */
function offsetsOf(view: Uint8Array, { fields }: Directory, tag: number): number[] {
  return fields.filter((field) => field.tag === tag).map((field) => numbersOf(view, field)[0] ?? field.value.start);
}

function previewsOf(view: Uint8Array, directory: Directory, { pair, data = [], whole = [] }: PreviewTags): ByteRange[] {
  const children = whole.flatMap((tag) => pointedTo(view, directory, tag));
  const pictures = [
    ...(pair === undefined ? [] : picturesOf(view, directory, ...pair)),
    ...directory.fields.filter(({ tag }) => data.includes(tag)).map(({ value }) => value),
    ...children.flatMap((child) => picturesOf(view, child, JPEG_OFFSET, JPEG_LENGTH)),
  ];
  return [...pictures.filter((picture) => isJpeg(view, picture)), ...children.flatMap(rangesOf)];
}

/** Offsets are wrong where an editor moved the note. */
function isJpeg(view: Uint8Array, { start }: ByteRange): boolean {
  return u16be(view, start) === 0xffd8;
}

/** Removes rows from a table. The next offset moves up; bytes that may be values instead of one stay as well. */
function dropRows(view: Uint8Array, { table, fields }: Directory, dropped: readonly number[]): void {
  const rows = fields.filter(({ tag }) => !dropped.includes(tag)).map(({ at }) => view.slice(at, at + FIELD_SIZE));
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
