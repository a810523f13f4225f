/** Writes EXIF's TIFF structures: TIFF 6.0 §2 and CIPA DC-008 (Exif 2.32) §4.6. */
import { join } from "../../../packages/pixels/bytes/bytes.ts";

export type ByteOrder = "II" | "MM";

/** Field types with their sizes in bytes, TIFF 6.0 §2 and Exif 3.0 §4.6.2. */
const SIZES = { ascii: 1, byte: 1, undefined: 1, utf8: 1, short: 2, long: 4, rational: 8, srational: 8 } as const;
const CODES = { byte: 1, ascii: 2, short: 3, long: 4, rational: 5, undefined: 7, srational: 10, utf8: 129 } as const;
type FieldType = keyof typeof SIZES;

/** A directory's field; a rational takes two `values`. */
export interface Entry {
  readonly tag: number;
  readonly type: FieldType;
  readonly values: readonly number[];
}

/** Directory (IFD) with everything it references. */
export interface Directory {
  readonly entries: readonly Entry[];
  readonly children?: readonly Child[];
  /** Next directory: IFD1 follows IFD0. */
  readonly next?: Directory;
  /** Thumbnail; its offset is stored in JPEGInterchangeFormat (0x0201), its length in 0x0202. */
  readonly thumbnail?: Uint8Array;
  /** Picture under other tags. */
  readonly picture?: Picture;
}

/** Bytes outside the directories, with their offset and length tags. */
export interface Picture {
  readonly offset: number;
  readonly length: number;
  readonly bytes: Uint8Array;
}

/** A field's target directory; a maker note's field contains it (type UNDEFINED). */
export interface Child {
  readonly tag: number;
  readonly directory: Directory;
  readonly makerNote?: boolean;
}

const THUMBNAIL_OFFSET = 0x0201;
const THUMBNAIL_LENGTH = 0x0202;

/**
 * Writes the whole structure from the byte order mark on, which all offsets count from. @param start the first
 * directory's offset
 */
export function tiff(order: ByteOrder, first: Directory, start = 8): Uint8Array<ArrayBuffer> {
  const little = order === "II";
  const body = serialise(first, start, little);
  const bytes = new Uint8Array(start + body.length);
  const view = new DataView(bytes.buffer);
  bytes.fill(order.charCodeAt(0), 0, 2);
  view.setUint16(2, 42, little);
  view.setUint32(4, start, little);
  bytes.set(body, start);
  return bytes;
}

/** Writes the directory at `offset`: its fields, their values, its children, its thumbnail, the next directory. */
export function serialise(directory: Directory, offset: number, little: boolean): Uint8Array {
  const links = linkCount(directory);
  const heap = offset + 2 + 12 * (directory.entries.length + links) + 4;
  const ownEnd = heap + directory.entries.reduce((sum, entry) => sum + outside(entry), 0);
  const parts: Uint8Array[] = [];
  let end = ownEnd;
  const append = (part: Uint8Array): number => {
    const at = end;
    parts.push(part, new Uint8Array(part.length % 2));
    end += even(part.length);
    return at;
  };
  const entries: (Entry | Link)[] = [...directory.entries];
  for (const child of directory.children ?? []) {
    const bytes = serialise(child.directory, end, little);
    entries.push(link(child, append(bytes), bytes.length));
  }
  for (const { offset: offsetTag, length, bytes } of picturesOf(directory)) {
    entries.push(long(length, bytes.length));
    entries.push(long(offsetTag, append(bytes)));
  }
  const next = directory.next === undefined ? 0 : append(serialise(directory.next, end, little));
  const own = writeEntries(entries, { offset, heap, end: ownEnd, next }, little);
  return join([own, ...parts]);
}

interface Place {
  readonly offset: number;
  readonly heap: number;
  readonly end: number;
  readonly next: number;
}

/** Writes fields in tag order; values longer than four bytes follow in the heap. */
function writeEntries(entries: readonly (Entry | Link)[], place: Place, little: boolean): Uint8Array {
  const bytes = new Uint8Array(place.end - place.offset);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, entries.length, little);
  let at = 2;
  let heap = place.heap;
  for (const entry of entries.toSorted((a, b) => a.tag - b.tag)) {
    view.setUint16(at, entry.tag, little);
    view.setUint16(at + 2, CODES[entry.type], little);
    view.setUint32(at + 4, "span" in entry ? entry.span : count(entry), little);
    if ("span" in entry) view.setUint32(at + 8, entry.at, little);
    else if (outside(entry) === 0) writeValues(view, at + 8, entry, little);
    else {
      view.setUint32(at + 8, heap, little);
      writeValues(view, heap - place.offset, entry, little);
      heap += outside(entry);
    }
    at += 12;
  }
  view.setUint32(at, place.next, little);
  return bytes;
}

/** Field referencing bytes elsewhere; `span` is its count. */
interface Link {
  readonly tag: number;
  readonly type: FieldType;
  readonly at: number;
  readonly span: number;
}

function link(child: Child, at: number, length: number): Link {
  if (child.makerNote) return { tag: child.tag, type: "undefined", at, span: length };
  return { tag: child.tag, type: "long", at, span: 1 };
}

function linkCount(directory: Directory): number {
  return (directory.children?.length ?? 0) + 2 * picturesOf(directory).length;
}

function picturesOf({ thumbnail, picture }: Directory): readonly Picture[] {
  const small = thumbnail && { offset: THUMBNAIL_OFFSET, length: THUMBNAIL_LENGTH, bytes: thumbnail };
  return [small, picture].filter((one) => one !== undefined);
}

function long(tag: number, value: number): Entry {
  return { tag, type: "long", values: [value] };
}

function count(entry: Entry): number {
  return entry.type.endsWith("rational") ? entry.values.length / 2 : entry.values.length;
}

function even(length: number): number {
  return length + (length % 2);
}

/** Returns the heap bytes for a field: none up to four, otherwise an even number. */
function outside(entry: Entry): number {
  const size = count(entry) * SIZES[entry.type];
  return size <= 4 ? 0 : even(size);
}

function writeValues(view: DataView, start: number, entry: Entry, little: boolean): void {
  let at = start;
  for (const value of entry.values) {
    if (SIZES[entry.type] === 1) view.setUint8(at++, value);
    else if (entry.type === "short") at = (view.setUint16(at, value, little), at + 2);
    else at = (view.setInt32(at, value | 0, little), at + 4);
  }
}
