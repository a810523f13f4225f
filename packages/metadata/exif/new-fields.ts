import { join, tiffReader } from "@matte/pixels/bytes";
import { COUNT_SIZE, type Field, FIELD_SIZE, readDirectory } from "./directory.ts";
import * as tags from "./tags.ts";
import { type TiffWriter, tiffWriter } from "./writer.ts";

export interface NewField {
  readonly tag: number;
  readonly type: number;
  readonly count: number;
  /** Bytes. */
  readonly size: number;
  readonly write: (into: Uint8Array, at: number, writer: TiffWriter) => void;
}

/** ResolutionUnit, Exif 2.32 §4.6.4. */
const INCHES = 2;
const RATIONAL_SIZE = 8;
const NEXT = 4;
/** Values up to this size are stored in the field itself. */
const INLINE = 4;

/** Big-endian, without fields. */
const EMPTY = Uint8Array.of(0x4d, 0x4d, 0, 42, 0, 0, 0, 0);

/** XResolution, YResolution and ResolutionUnit. @param density pixels per inch; null for none */
export function resolutionFields(density: number | null): NewField[] {
  if (density === null) return [];
  const [x, y] = [tags.X_RESOLUTION, tags.Y_RESOLUTION].map((tag) => rationalField(tag, density));
  const unit = { tag: tags.RESOLUTION_UNIT, type: tags.SHORT, count: 1, size: 2 };
  const write: NewField["write"] = (_into, at, writer) => writer.u16(at, INCHES);
  return [x, y, { ...unit, write }].filter((field) => field !== undefined);
}

/** Orientation of a picture that is not shown as stored; others need no field. */
export function orientationFields(orientation: number | "keep"): NewField[] {
  const write: NewField["write"] = (_into, at, writer) => writer.u16(at, Number(orientation));
  return orientation === "keep" || orientation === 1
    ? []
    : [{ tag: tags.ORIENTATION, type: tags.SHORT, count: 1, size: 2, write }];
}

/** Artist, which programs read as UTF-8. @param name empty for none */
export function artistFields(name: string): NewField[] {
  const bytes = new TextEncoder().encode(`${name}\0`);
  const { length } = bytes;
  const write: NewField["write"] = (into, at) => into.set(bytes, at);
  return name === "" ? [] : [{ tag: tags.ARTIST, type: tags.ASCII, count: length, size: length, write }];
}

function rationalField(tag: number, value: number): NewField {
  const write: NewField["write"] = (_into, at, writer) => {
    writer.u32(at, value);
    writer.u32(at + 4, 1);
  };
  return { tag, type: tags.RATIONAL, count: 1, size: RATIONAL_SIZE, write };
}

/** Fields repeating another field, which would contradict it once replaced. */
const REPEATED_IN: ReadonlyMap<number, number> = new Map([[tags.ARTIST, tags.XP_AUTHOR]]);

/**
 * Writes fields, replacing those with the same tags and those repeating them. Moves the first directory to the block's end,
 * since it usually grows; other values stay at their offsets. Zeroes replaced values. Leaves a block already holding them all
 * unchanged.
 * @param block null for a block with only these fields
 */
export function withFields(block: Uint8Array | null, added: readonly NewField[]): Uint8Array {
  const source = block ?? EMPTY;
  const first = readDirectory(source, tiffReader(source)?.u32(4) ?? 0);
  const fields = first?.fields ?? [];
  const isReplaced = (tag: number): boolean =>
    added.some((field) => field.tag === tag || REPEATED_IN.get(field.tag) === tag);
  const kept = fields.filter(({ tag }) => !isReplaced(tag));
  const has = (field: NewField): boolean => fields.some((own) => isSame(source, own, field));
  if (fields.length - kept.length === added.length && added.every(has)) return source;
  const start = source.length + (source.length % 2);
  const valuesAt = start + COUNT_SIZE + (kept.length + added.length) * FIELD_SIZE + NEXT;
  const into = join([source, new Uint8Array(valuesAt + sizeOutside(added) - source.length)]);
  for (const { tag, value } of fields) if (isReplaced(tag)) into.fill(0, value.start, value.end);
  if (first !== null) into.fill(0, first.table.start, first.table.end);
  const rows = [
    ...kept.map(({ at, tag }) => ({ tag, bytes: source.slice(at, at + FIELD_SIZE) })),
    ...writeValues(into, added, valuesAt),
  ].toSorted((one, other) => one.tag - other.tag);
  const writer = tiffWriter(into);
  writer.u32(4, start);
  writer.u16(start, rows.length);
  rows.forEach(({ bytes }, index) => into.set(bytes, start + COUNT_SIZE + index * FIELD_SIZE));
  return into;
}

function isSame(block: Uint8Array, { tag, type, count, value }: Field, field: NewField): boolean {
  if (tag !== field.tag || type !== field.type || count !== field.count) return false;
  // The writer takes the byte order from the first two bytes.
  const bytes = new Uint8Array(FIELD_SIZE + field.size);
  bytes.set(block.subarray(0, 2));
  field.write(bytes, FIELD_SIZE, tiffWriter(bytes));
  const written = bytes.subarray(FIELD_SIZE);
  return value.end - value.start === field.size && written.every((byte, n) => block[value.start + n] === byte);
}

/** Writes values too long for their fields. Returns all fields. */
function writeValues(into: Uint8Array, added: readonly NewField[], valuesAt: number) {
  let end = valuesAt;
  return added.map((field) => {
    const outside = outsideOf(field);
    const bytes = fieldBytes(into, field, end);
    if (outside > 0) field.write(into, end, tiffWriter(into));
    end += outside;
    return { tag: field.tag, bytes };
  });
}

/** @param offset position of a value too long for the field */
function fieldBytes(block: Uint8Array, field: NewField, offset: number): Uint8Array {
  // The writer takes the byte order from the first two bytes.
  const bytes = new Uint8Array(FIELD_SIZE);
  bytes.set(block.subarray(0, 2));
  const writer = tiffWriter(bytes);
  writer.u32(4, field.count);
  if (field.size > INLINE) writer.u32(8, offset);
  else field.write(bytes, 8, writer);
  writer.u16(2, field.type);
  writer.u16(0, field.tag);
  return bytes;
}

function sizeOutside(fields: readonly NewField[]): number {
  return fields.reduce((sum, field) => sum + outsideOf(field), 0);
}

/** Bytes outside the field, padded to a word. */
function outsideOf({ size }: NewField): number {
  return size > INLINE ? size + (size % 2) : 0;
}
