/** TIFF directories inside a raw file (TIFF 6.0 §2), read piece by piece. */
import { hasLetters, u16be, u16le, u32be, u32le } from "@matte/pixels/bytes";
import { fieldBytes, tags } from "@matte/metadata/exif";
import type { PagedFile } from "./paged-file.ts";

/** TIFF structure in a file; offsets count from `base`. */
export interface TiffFile {
  readonly file: PagedFile;
  readonly base: number;
  readonly little: boolean;
}

export interface RawField {
  readonly tag: number;
  readonly type: number;
  readonly count: number;
  /** The value's position in the file, inside the field if it fits. */
  readonly at: number;
  readonly length: number;
}

export interface RawDirectory {
  readonly fields: readonly RawField[];
  /** Next directory's offset, 0 for none. */
  readonly next: number;
}

const MAX_FIELDS = 512;
const FIELD = 12;

/** Opens the structure at `base`, and returns its first directory's offset; null without a byte order mark. */
export async function openTiff(file: PagedFile, base: number): Promise<{ tiff: TiffFile; first: number } | null> {
  const head = await file.bytes(base, 8);
  if (head === null) return null;
  const little = hasLetters(head, 0, "II");
  if (!little && !hasLetters(head, 0, "MM")) return null;
  return { tiff: { file, base, little }, first: little ? u32le(head, 4) : u32be(head, 4) };
}

/** Reads a directory; null unless all its fields are inside the file. */
export async function readRawDirectory(tiff: TiffFile, offset: number): Promise<RawDirectory | null> {
  const { u16, u32 } = numbersIn(tiff);
  const at = tiff.base + offset;
  const head = offset === 0 ? null : await tiff.file.bytes(at, 2);
  const count = head === null ? 0 : u16(head, 0);
  if (count === 0 || count > MAX_FIELDS) return null;
  const table = await tiff.file.bytes(at + 2, count * FIELD);
  if (table === null) return null;
  const next = await tiff.file.bytes(at + 2 + count * FIELD, 4);
  const fields = Array.from({ length: count }, (_, index): RawField => {
    const field = index * FIELD;
    const [tag, type, values] = [u16(table, field), u16(table, field + 2), u32(table, field + 4)];
    const length = fieldBytes(type, values);
    const value = length <= 4 ? at + 2 + field + 8 : tiff.base + u32(table, field + 8);
    return { tag, type, count: values, at: value, length };
  });
  return { fields, next: next === null ? 0 : u32(next, 0) };
}

/** Reads the directory to which this field points; null without one. */
export async function directoryAt(
  tiff: TiffFile,
  directory: RawDirectory | null,
  tag: number,
): Promise<RawDirectory | null> {
  const [offset = 0] = await numbersOfField(tiff, directory, tag, 1);
  return readRawDirectory(tiff, offset);
}

/** Reads whole numbers from this tag's first field, at most `max`; none without one. */
export async function numbersOfField(
  tiff: TiffFile,
  directory: RawDirectory | null,
  tag: number,
  max: number,
): Promise<number[]> {
  const field = fieldOf(directory, tag);
  if (field === undefined || ![tags.SHORT, tags.LONG, tags.IFD].includes(field.type)) return [];
  const size = field.type === tags.SHORT ? 2 : 4;
  const count = Math.min(max, field.count);
  const bytes = await tiff.file.bytes(field.at, count * size);
  if (bytes === null) return [];
  const { u16, u32 } = numbersIn(tiff);
  return Array.from({ length: count }, (_, index) => (size === 2 ? u16(bytes, index * 2) : u32(bytes, index * 4)));
}

export function fieldOf(directory: RawDirectory | null, tag: number): RawField | undefined {
  return directory?.fields.find((field) => field.tag === tag);
}

function numbersIn({ little }: TiffFile): { readonly u16: typeof u16le; readonly u32: typeof u32le } {
  return little ? { u16: u16le, u32: u32le } : { u16: u16be, u32: u32be };
}
