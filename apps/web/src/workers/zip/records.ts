/** Records for a ZIP with stored files, APPNOTE.TXT 6.3.10. Beyond 4 GiB or 65,535 files it is ZIP64. */

export interface StoredFile {
  /** Path in UTF-8. */
  readonly name: Uint8Array;
  /** Less than 4 GiB. */
  readonly size: number;
  /** CRC-32. */
  readonly check: number;
  readonly modified: Date;
}

/** A file and the position of its local header. */
export interface PlacedFile extends StoredFile {
  readonly at: number;
}

const LARGEST = 0xffffffff;
const MOST = 0xffff;
/** Bit 11: the name is UTF-8 (appendix D). */
const UTF8 = 0x800;
const VERSION = 20;
const VERSION_64 = 45;
/** Written on Unix, as the attributes require. */
const MADE_BY = (3 << 8) | VERSION_64;
/** A regular file that all may read and its owner may write. */
const ATTRIBUTES = 0o100644 * 2 ** 16;

/** §4.3.7: the data follows. */
export function localHeader(file: StoredFile): Uint8Array<ArrayBuffer> {
  const out = new Fields(30 + file.name.length);
  out.u32(0x04034b50).u16(VERSION);
  putFile(out, file);
  return out.bytes(file.name);
}

/** §4.3.12. */
export function centralHeader(file: PlacedFile): Uint8Array<ArrayBuffer> {
  const far = file.at >= LARGEST;
  const out = new Fields(46 + file.name.length + (far ? 12 : 0));
  out
    .u32(0x02014b50)
    .u16(MADE_BY)
    .u16(far ? VERSION_64 : VERSION);
  putFile(out, file, far ? 12 : 0);
  out
    .u16(0)
    .u16(0)
    .u16(0)
    .u32(ATTRIBUTES)
    .u32(far ? LARGEST : file.at);
  out.bytes(file.name);
  // §4.5.3: only values that do not fit their field.
  if (far) out.u16(1).u16(8).u64(file.at);
  return out.done();
}

export interface Directory {
  readonly files: number;
  readonly size: number;
  readonly at: number;
}

/** §4.3.16, preceded by the records in §4.3.14 and §4.3.15 if a number does not fit. */
export function endRecords({ files, size, at }: Directory): Uint8Array<ArrayBuffer> {
  const large = files >= MOST || size >= LARGEST || at >= LARGEST;
  const out = new Fields(22 + (large ? 76 : 0));
  if (large) {
    out.u32(0x06064b50).u64(44).u16(MADE_BY).u16(VERSION_64).u32(0).u32(0);
    out.u64(files).u64(files).u64(size).u64(at);
    out
      .u32(0x07064b50)
      .u32(0)
      .u64(at + size)
      .u32(1);
  }
  out.u32(0x06054b50).u16(0).u16(0);
  out.u16(Math.min(files, MOST)).u16(Math.min(files, MOST));
  return out.u32(Math.min(size, LARGEST)).u32(Math.min(at, LARGEST)).u16(0).done();
}

/** Fields shared by the headers, from the flags to the extra field's length. */
function putFile(out: Fields, { name, size, check, modified }: StoredFile, extra = 0): void {
  const [time, date] = dosTime(modified);
  out.u16(UTF8).u16(0).u16(time).u16(date).u32(check).u32(size).u32(size).u16(name.length).u16(extra);
}

/** §4.4.6: local time in two-second steps, from 1980 on. */
function dosTime(at: Date): readonly [time: number, date: number] {
  const time = (at.getSeconds() >> 1) | (at.getMinutes() << 5) | (at.getHours() << 11);
  const date = at.getDate() | ((at.getMonth() + 1) << 5) | ((at.getFullYear() - 1980) << 9);
  return [time, date];
}

/** Little-endian fields, one after another. */
class Fields {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #view: DataView;
  #at = 0;

  constructor(size: number) {
    this.#bytes = new Uint8Array(size);
    this.#view = new DataView(this.#bytes.buffer);
  }

  u16(value: number): this {
    this.#view.setUint16(this.#at, value, true);
    this.#at += 2;
    return this;
  }

  u32(value: number): this {
    this.#view.setUint32(this.#at, value, true);
    this.#at += 4;
    return this;
  }

  u64(value: number): this {
    this.#view.setBigUint64(this.#at, BigInt(value), true);
    this.#at += 8;
    return this;
  }

  bytes(values: Uint8Array): Uint8Array<ArrayBuffer> {
    this.#bytes.set(values, this.#at);
    this.#at += values.length;
    return this.#bytes;
  }

  done(): Uint8Array<ArrayBuffer> {
    return this.#bytes;
  }
}
