/** Writes an EXIF block from directories scattered in a raw file. */
import { tags } from "@matte/metadata/exif";
import { EXIF, LONGEST_PAYLOAD } from "@matte/jpeg/segments";

/** Field with its value in its block's byte order. */
export interface BlockField {
  readonly tag: number;
  readonly type: number;
  readonly count: number;
  readonly bytes: Uint8Array;
}

/** Maker note; `offset`: its position in the block, on which its offsets depend, or null if they do not. */
interface MakerNote {
  readonly bytes: Uint8Array;
  readonly offset: number | null;
}

export interface RawExif {
  readonly little: boolean;
  readonly first: readonly BlockField[];
  readonly exif: readonly BlockField[];
  readonly interoperability: readonly BlockField[];
  readonly gps: readonly BlockField[];
  readonly note: MakerNote | null;
}

/** Field in the block; `at`: position of a value already written. */
type Row = BlockField & { readonly at?: number };

const HEADER = 8;
const LONGEST_EXIF = LONGEST_PAYLOAD - EXIF.length;

/** Writes the block, without a maker note too large for a JPEG segment; null without fields, or if still too large. */
export function exifBlock(raw: RawExif): Uint8Array<ArrayBuffer> | null {
  if (raw.first.length + raw.exif.length + raw.gps.length === 0) return null;
  for (const note of raw.note === null ? [null] : [raw.note, null]) {
    const block = new BlockWriter(raw.little, note).write(raw);
    if (block.length <= LONGEST_EXIF) return block;
  }
  return null;
}

class BlockWriter {
  readonly #parts: { readonly at: number; readonly bytes: Uint8Array }[] = [];
  readonly #little: boolean;
  readonly #note: MakerNote | null;
  #end = HEADER;

  constructor(little: boolean, note: MakerNote | null) {
    this.#little = little;
    this.#note = note;
  }

  /** Writes directories after those to which they point. */
  write({ first, exif, interoperability, gps }: RawExif): Uint8Array<ArrayBuffer> {
    const inner = [...exif, ...this.#noteRows(), ...this.#pointer(tags.INTEROPERABILITY_POINTER, interoperability)];
    const outer = [...first, ...this.#pointer(tags.EXIF_POINTER, inner), ...this.#pointer(tags.GPS_POINTER, gps)];
    const start = this.#directory(outer);
    const block = new Uint8Array(Math.max(...this.#parts.map(({ at, bytes }) => at + bytes.length)));
    for (const { at, bytes } of this.#parts) block.set(bytes, at);
    block.fill(this.#little ? 0x49 : 0x4d, 0, 2);
    const view = new DataView(block.buffer);
    view.setUint16(2, 42, this.#little);
    view.setUint32(4, start, this.#little);
    return block;
  }

  #noteRows(): Row[] {
    if (this.#note === null) return [];
    const { bytes, offset } = this.#note;
    const at = offset ?? this.#place(bytes.length);
    this.#parts.push({ at, bytes });
    return [{ tag: tags.MAKER_NOTE, type: tags.UNDEFINED, count: bytes.length, bytes, at }];
  }

  #pointer(tag: number, rows: readonly Row[]): Row[] {
    if (rows.length === 0) return [];
    const bytes = new Uint8Array(4);
    new DataView(bytes.buffer).setUint32(0, this.#directory(rows), this.#little);
    return [{ tag, type: tags.LONG, count: 1, bytes }];
  }

  #directory(rows: readonly Row[]): number {
    const table = new Uint8Array(2 + 12 * rows.length + 4);
    const start = this.#place(table.length);
    const view = new DataView(table.buffer);
    view.setUint16(0, rows.length, this.#little);
    for (const [index, row] of rows.toSorted((a, b) => a.tag - b.tag).entries()) {
      const at = 2 + 12 * index;
      view.setUint16(at, row.tag, this.#little);
      view.setUint16(at + 2, row.type, this.#little);
      view.setUint32(at + 4, row.count, this.#little);
      if (row.bytes.length <= 4) table.set(row.bytes, at + 8);
      else view.setUint32(at + 8, row.at ?? this.#value(row.bytes), this.#little);
    }
    this.#parts.push({ at: start, bytes: table });
    return start;
  }

  #value(bytes: Uint8Array): number {
    const at = this.#place(bytes.length);
    this.#parts.push({ at, bytes });
    return at;
  }

  /** Returns the next free range in whole words outside the maker note. */
  #place(length: number): number {
    const note = this.#note;
    if (note !== null && note.offset !== null) {
      const noteEnd = note.offset + note.bytes.length;
      if (this.#end < noteEnd && this.#end + length > note.offset) this.#end = noteEnd + (noteEnd % 2);
    }
    const at = this.#end;
    this.#end += length + (length % 2);
    return at;
  }
}
