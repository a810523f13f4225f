/** BigTIFF: offsets and counts of 64 bits, fields of 20 bytes (Aware Systems, "BigTIFF design"). */
import { corrupt, type Trouble, unsupported } from "../header.ts";
import { COUNT_SIZE, FIELD_SIZE, fieldBytes, tags } from "@matte/metadata/exif";

const VERSION = 43;
const HEAD = 16;
const BIG_COUNT = 8;
const BIG_FIELD = 20;
const BIG_VALUE = 12;
/** LONG8, SLONG8 and IFD8. */
const LONG8S: readonly number[] = [16, 17, 18];
const POINTERS: readonly number[] = [tags.EXIF_POINTER, tags.GPS_POINTER, tags.INTEROPERABILITY_POINTER];
/** IFD0, EXIF, GPS and interoperability; hostile files point to the same ones endlessly. */
const MAX_DIRECTORIES = 4;
const MAX_FIELDS = 1024;
/** In all fields: offsets and lengths of the most tiles that a picture may have. */
const MAX_VALUES = 1 << 21;
const LARGEST_OFFSET = 2 ** 32 - 1;

/**
 * Returns a TIFF with a BigTIFF's first picture: its bytes stay where they are, and directories in the classic form follow.
 * Returns every other file itself.
 */
export async function classicTiff(file: Blob): Promise<Blob | Trouble> {
  const head = await viewAt(file, 0, HEAD);
  if (head === null) return file;
  const little = head.getUint8(0) === 0x49;
  if (head.getUint16(2, little) !== VERSION) return file;
  if (file.size > LARGEST_OFFSET) return unsupported("very large TIFF");
  const start = file.size + (file.size % 2);
  const added = new AddedDirectories(file, little, start);
  const first = await added.add(bigNumber(head, 8, little));
  if (first === 0 || added.end > LARGEST_OFFSET) return corrupt("no directory");
  const classic = new DataView(new ArrayBuffer(8));
  classic.setUint16(0, head.getUint16(0));
  classic.setUint16(2, 42, little);
  classic.setUint32(4, first, little);
  return new Blob([classic.buffer, file.slice(8), new Uint8Array(start - file.size), ...added.parts]);
}

/** Directories in the classic form, with the values that have no place in the file. */
class AddedDirectories {
  readonly parts: Uint8Array<ArrayBuffer>[] = [];
  end: number;
  readonly #file: Blob;
  readonly #little: boolean;
  #directories = 0;
  #values = 0;

  constructor(file: Blob, little: boolean, start: number) {
    this.#file = file;
    this.#little = little;
    this.end = start;
  }

  /** Adds the directory at an offset, and those to which it points. Returns its new offset; 0 if it is unreadable. */
  async add(offset: number): Promise<number> {
    this.#directories += 1;
    if (this.#directories > MAX_DIRECTORIES) return 0;
    const counted = await viewAt(this.#file, offset, BIG_COUNT);
    const count = counted === null ? 0 : bigNumber(counted, 0, this.#little);
    const table = count > MAX_FIELDS ? null : await viewAt(this.#file, offset + BIG_COUNT, count * BIG_FIELD);
    if (table === null || count === 0) return 0;
    const fields: DataView<ArrayBuffer>[] = [];
    for (let at = 0; at < table.byteLength; at += BIG_FIELD) {
      const field = await this.#field(table, at, offset + BIG_COUNT);
      if (field !== null) fields.push(field);
    }
    return this.#append(this.#directory(fields));
  }

  #directory(fields: readonly DataView<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(COUNT_SIZE + fields.length * FIELD_SIZE + 4);
    new DataView(bytes.buffer).setUint16(0, fields.length, this.#little);
    fields.forEach(({ buffer }, index) => bytes.set(new Uint8Array(buffer), COUNT_SIZE + index * FIELD_SIZE));
    return bytes;
  }

  /** Converts the field at a byte of a table; null if it is unreadable. @param start offset of the table */
  async #field(table: DataView, at: number, start: number): Promise<DataView<ArrayBuffer> | null> {
    const little = this.#little;
    const [tag, type] = [table.getUint16(at, little), table.getUint16(at + 2, little)];
    const count = bigNumber(table, at + 4, little);
    const value = at + BIG_VALUE;
    if (tag === tags.SUB_DIRECTORIES) return null;
    if (POINTERS.includes(tag)) {
      const target = LONG8S.includes(type) ? bigNumber(table, value, little) : table.getUint32(value, little);
      const moved = await this.add(target);
      return moved === 0 ? null : this.#classic(tag, tags.LONG, 1, moved);
    }
    if (LONG8S.includes(type)) return this.#longs(tag, count, table, value);
    const size = fieldBytes(type, count);
    if (size === 0) return null;
    if (size > 4) return this.#classic(tag, type, count, size > 8 ? bigNumber(table, value, little) : start + value);
    const field = this.#classic(tag, type, count, 0);
    for (let index = 0; index < 4; index += 1) field?.setUint8(8 + index, table.getUint8(value + index));
    return field;
  }

  async #longs(tag: number, count: number, table: DataView, value: number): Promise<DataView<ArrayBuffer> | null> {
    const little = this.#little;
    if (count === 1) return this.#classic(tag, tags.LONG, 1, bigNumber(table, value, little));
    this.#values += count;
    const values =
      this.#values > MAX_VALUES ? null : await viewAt(this.#file, bigNumber(table, value, little), 8 * count);
    if (values === null) return null;
    const longs = new DataView(new ArrayBuffer(4 * count));
    // Larger ones are outside the file.
    const longAt = (index: number): number => Math.min(bigNumber(values, 8 * index, little), LARGEST_OFFSET);
    for (let index = 0; index < count; index += 1) longs.setUint32(4 * index, longAt(index), little);
    return this.#classic(tag, tags.LONG, count, this.#append(new Uint8Array(longs.buffer)));
  }

  /** Makes a field; null if its value does not fit. */
  #classic(tag: number, type: number, count: number, value: number): DataView<ArrayBuffer> | null {
    if (Math.max(count, value) > LARGEST_OFFSET) return null;
    const field = new DataView(new ArrayBuffer(FIELD_SIZE));
    field.setUint16(0, tag, this.#little);
    field.setUint16(2, type, this.#little);
    field.setUint32(4, count, this.#little);
    field.setUint32(8, value, this.#little);
    return field;
  }

  #append(bytes: Uint8Array<ArrayBuffer>): number {
    const at = this.end;
    this.parts.push(bytes, new Uint8Array(bytes.length % 2));
    this.end += bytes.length + (bytes.length % 2);
    return at;
  }
}

function bigNumber(view: DataView, at: number, little: boolean): number {
  return Number(view.getBigUint64(at, little));
}

/** Null if some of the bytes are outside the file. */
async function viewAt(file: Blob, start: number, length: number): Promise<DataView | null> {
  if (start + length > file.size) return null;
  return new DataView(await file.slice(start, start + length).arrayBuffer());
}
