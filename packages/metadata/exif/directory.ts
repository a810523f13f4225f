import { type ByteRange, tiffReader } from "@matte/pixels/bytes";
import { IFD, LONG, SHORT, SLONG, UTF8 } from "./tags.ts";

/** Directory field, TIFF 6.0 §2. */
export interface Field {
  /** Start of its twelve bytes. */
  readonly at: number;
  readonly tag: number;
  readonly type: number;
  readonly count: number;
  /** In the field itself or elsewhere; ends with the block. */
  readonly value: ByteRange;
  /** False if the value is truncated. */
  readonly whole: boolean;
}

export interface Directory {
  /** Count, fields, and next directory's offset. */
  readonly table: ByteRange;
  readonly fields: readonly Field[];
  /** 0 for none. */
  readonly next: number;
}

export type ReadDirectory = (block: Uint8Array, offset: number) => Directory | null;

export const FIELD_SIZE = 12;
export const COUNT_SIZE = 2;

/** Bytes per value by field type; type 13 is IFD (TIFF technical note 1). */
const TYPE_SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];

/**
 * Reads a directory.
 * @returns null if its table is not inside the block; the next directory's offset may be missing
 */
export function readDirectory(block: Uint8Array, offset: number): Directory | null {
  const directory = readRemains(block, offset);
  const count = tiffReader(block)?.u16(offset);
  return directory === null || directory.fields.length === 0 || directory.fields.length !== count ? null : directory;
}

/** Returns the size of `count` values; 0 for an unknown type. */
export function fieldBytes(type: number, count: number): number {
  return sizeOfType(type) * count;
}

/** 0 for an unknown type. */
function sizeOfType(type: number): number {
  return type === UTF8 ? 1 : (TYPE_SIZES[type] ?? 0);
}

/** Reads a directory that may be truncated: only the fields inside the block. */
export function readRemains(block: Uint8Array, offset: number): Directory | null {
  const read = tiffReader(block);
  if (read === null || offset < 8 || offset + COUNT_SIZE > block.length) return null;
  const room = Math.floor((block.length - offset - COUNT_SIZE) / FIELD_SIZE);
  const count = Math.min(read.u16(offset), room);
  const end = offset + COUNT_SIZE + count * FIELD_SIZE;
  const fields = Array.from({ length: count }, (_, index) =>
    readField(block, offset + COUNT_SIZE + index * FIELD_SIZE),
  );
  const linked = end + 4 <= block.length;
  return { table: { start: offset, end: linked ? end + 4 : end }, fields, next: linked ? read.u32(end) : 0 };
}

function readField(block: Uint8Array, at: number): Field {
  const read = tiffReader(block);
  const [tag, type, count] = [read?.u16(at) ?? 0, read?.u16(at + 2) ?? 0, read?.u32(at + 4) ?? 0];
  const size = fieldBytes(type, count);
  const start = size <= 4 ? at + 8 : (read?.u32(at + 8) ?? 0);
  return { at, tag, type, count, value: clipped(block, start, start + size), whole: start + size <= block.length };
}

/** Truncates a range at the block's end. */
export function clipped(block: Uint8Array, start: number, end: number): ByteRange {
  return { start: Math.min(start, block.length), end: Math.min(end, block.length) };
}

/** Returns a directory's table and the values outside it. */
export function rangesOf(directory: Directory): ByteRange[] {
  return [directory.table, ...directory.fields.map(({ value }) => value)];
}

/** Whole-number types that cameras use; offsets are also IFD and, against the standard, SLONG. */
const WHOLE_NUMBERS: ReadonlySet<number> = new Set([SHORT, LONG, SLONG, IFD]);

/** Reads at most `max` whole numbers, unsigned; none if the field has another type. */
export function numbersOf(block: Uint8Array, field: Field | undefined, max = 1): number[] {
  const read = tiffReader(block);
  if (read === null || field === undefined || !WHOLE_NUMBERS.has(field.type)) return [];
  const size = field.type === SHORT ? 2 : 4;
  const held = Math.floor((field.value.end - field.value.start) / size);
  const at = (index: number): number => field.value.start + index * size;
  return Array.from({ length: Math.min(max, held) }, (_, index) =>
    size === 2 ? read.u16(at(index)) : read.u32(at(index)),
  );
}

/** Returns whether {@link readDirectory} knows the field type's size. */
export function isTyped({ type }: Field): boolean {
  return sizeOfType(type) > 0;
}

/** Pointers followed per tag; a directory should have one. */
export const MAX_POINTERS = 8;

/** Reads the directories to which this tag's fields point, up to {@link MAX_POINTERS}. */
export function pointedTo(block: Uint8Array, directory: Directory, tag: number, read = readDirectory): Directory[] {
  return directory.fields
    .filter((field) => field.tag === tag)
    .slice(0, MAX_POINTERS)
    .flatMap((field) => numbersOf(block, field))
    .flatMap((offset) => read(block, offset) ?? []);
}
