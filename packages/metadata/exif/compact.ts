import { COUNT_SIZE, type Directory, type Field, FIELD_SIZE } from "./directory.ts";
import { type ExifStructure, structureOf } from "./structure.ts";
import * as tags from "./tags.ts";
import { tiffWriter } from "./writer.ts";

/** Row to write: another block's field, or a pointer to a directory. */
type Row = { readonly tag: number; readonly field: Field } | { readonly tag: number; readonly child: readonly Row[] };

interface Copy {
  readonly block: Uint8Array;
  readonly into: Uint8Array;
}

const HEADER = 8;
const NEXT = 4;

/** Pointers to other directories, and the maker note, valid only at its original offset. */
const LEFT_OUT: ReadonlySet<number> = new Set([
  tags.EXIF_POINTER,
  tags.GPS_POINTER,
  tags.INTEROPERABILITY_POINTER,
  tags.MAKER_NOTE,
]);

/**
 * Rewrites a block without its maker note and unreferenced bytes, for containers too small for the whole block.
 * @param longest size limit in bytes
 * @returns null if the result would be longer or the block cannot be read
 */
export function compactExif(block: Uint8Array, longest: number): Uint8Array | null {
  const structure = structureOf(block);
  if (structure === null) return null;
  const rows = rowsOf(structure);
  if (HEADER + sizeOf(rows) > longest) return null;
  const into = new Uint8Array(HEADER + sizeOf(rows));
  into.set(block.subarray(0, 4));
  tiffWriter(into).u32(4, HEADER);
  writeDirectory({ block, into }, rows, HEADER);
  return into;
}

function rowsOf({ first, exif, interoperability, gps }: ExifStructure): Row[] {
  const inner = withChild(fieldRows(exif[0]), tags.INTEROPERABILITY_POINTER, fieldRows(interoperability[0]));
  const outer = withChild(fieldRows(first), tags.EXIF_POINTER, inner);
  return withChild(outer, tags.GPS_POINTER, fieldRows(gps[0]));
}

function fieldRows(directory: Directory | undefined): Row[] {
  const fields = directory?.fields.filter(({ tag, whole }) => whole && !LEFT_OUT.has(tag)) ?? [];
  return fields.map((field) => ({ tag: field.tag, field }));
}

/** Sorts rows by tag, as TIFF 6.0 §2 requires. */
function withChild(rows: readonly Row[], tag: number, child: readonly Row[]): Row[] {
  return (child.length === 0 ? [...rows] : [...rows, { tag, child }]).toSorted((a, b) => a.tag - b.tag);
}

function tableSize(rows: readonly Row[]): number {
  return COUNT_SIZE + rows.length * FIELD_SIZE + NEXT;
}

function sizeOf(rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + ("child" in row ? sizeOf(row.child) : outside(row.field)), tableSize(rows));
}

/** Bytes outside the field, padded to a word. */
function outside({ at, value: { start, end } }: Field): number {
  return start === at + 8 ? 0 : end - start + ((end - start) % 2);
}

/** Writes a directory, then its values and children. Returns their end. */
function writeDirectory(copy: Copy, rows: readonly Row[], offset: number): number {
  tiffWriter(copy.into).u16(offset, rows.length);
  let end = offset + tableSize(rows);
  for (const [index, row] of rows.entries()) {
    const at = offset + COUNT_SIZE + index * FIELD_SIZE;
    end =
      "child" in row ? writePointer(copy, row.tag, row.child, { at, end }) : writeField(copy, row.field, { at, end });
  }
  return end;
}

/** Row position, and the first free position after everything written. */
interface Place {
  readonly at: number;
  readonly end: number;
}

function writePointer(copy: Copy, tag: number, child: readonly Row[], { at, end }: Place): number {
  const { u16, u32 } = tiffWriter(copy.into);
  u16(at, tag);
  u16(at + 2, tags.LONG);
  u32(at + 4, 1);
  u32(at + 8, end);
  return writeDirectory(copy, child, end);
}

function writeField({ block, into }: Copy, field: Field, { at, end }: Place): number {
  into.set(block.subarray(field.at, field.at + FIELD_SIZE), at);
  if (outside(field) === 0) return end;
  into.set(block.subarray(field.value.start, field.value.end), end);
  tiffWriter(into).u32(at + 8, end);
  return end + outside(field);
}
