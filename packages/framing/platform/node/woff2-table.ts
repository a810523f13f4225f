/** WOFF2 tables, W3C Recommendation of 2024, §4 and §5. */
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

const HEADER = 48;
const TABLES_AT = 12;
const SFNT_SIZE_AT = 16;
const COMPRESSED_SIZE_AT = 20;
const LENGTH_AT = 8;
/** Offsets for metadata and private data, which follow the tables. */
const EXTRAS_AT = 28;
const CMAP = 0;
const HAS_TAG = 63;
/** Tables with untransformed version 3 instead of 0: glyf and loca. */
const OUTLINES: ReadonlySet<number> = new Set([10, 11]);
/** Fast: the file is used once, in memory. */
const QUALITY = 1;

interface Entry {
  readonly index: number;
  /** Everything before the lengths. */
  readonly start: Buffer;
  readonly length: number;
  /** Length in the file, if the table is transformed. */
  readonly stored: number | null;
}

/** Replaces a file's character table. @returns null if it has none */
export function withCmap(file: Buffer, change: (cmap: Buffer) => Buffer): Buffer | null {
  const { entries, end } = directoryOf(file);
  const tables = brotliDecompressSync(file.subarray(end, end + file.readUInt32BE(COMPRESSED_SIZE_AT)));
  const found = entries.findIndex(({ index }) => index === CMAP);
  const cmap = entries[found];
  if (cmap === undefined) return null;
  const from = entries.slice(0, found).reduce((sum, { length, stored }) => sum + (stored ?? length), 0);
  const changed = change(tables.subarray(from, from + cmap.length));
  const all = Buffer.concat([tables.subarray(0, from), changed, tables.subarray(from + cmap.length)]);
  const data = brotliCompressSync(all, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  const directory = entries.map((entry, at) => written(at === found ? { ...entry, length: changed.length } : entry));
  const header = Buffer.from(file.subarray(0, HEADER)).fill(0, EXTRAS_AT);
  const parts = Buffer.concat([header, ...directory, data]);
  const whole = Buffer.concat([parts, Buffer.alloc(-parts.length & 3)]);
  whole.writeUInt32BE(whole.length, LENGTH_AT);
  whole.writeUInt32BE(file.readUInt32BE(SFNT_SIZE_AT) + changed.length - cmap.length + 4, SFNT_SIZE_AT);
  whole.writeUInt32BE(data.length, COMPRESSED_SIZE_AT);
  return whole;
}

function directoryOf(file: Buffer): { readonly entries: readonly Entry[]; readonly end: number } {
  let at = HEADER;
  const read = (): number => {
    let [value, byte] = [0, 0x80];
    while ((byte & 0x80) !== 0) {
      byte = file.readUInt8(at);
      at += 1;
      value = value * 128 + (byte & 0x7f);
    }
    return value;
  };
  const entries = Array.from({ length: file.readUInt16BE(TABLES_AT) }, (): Entry => {
    const flags = file.readUInt8(at);
    const index = flags & 0x3f;
    const start = file.subarray(at, at + (index === HAS_TAG ? 5 : 1));
    at += start.length;
    const length = read();
    const isTransformed = flags >> 6 !== (OUTLINES.has(index) ? 3 : 0);
    return { index, start, length, stored: isTransformed ? read() : null };
  });
  return { entries, end: at };
}

function written({ start, length, stored }: Entry): Buffer {
  return Buffer.concat([start, base128(length), ...(stored === null ? [] : [base128(stored)])]);
}

/** UIntBase128, §4.1: seven bits a byte, the first ones first, without leading zeros. */
function base128(value: number): Buffer {
  const bytes = [value & 0x7f];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) bytes.unshift((rest & 0x7f) | 0x80);
  return Buffer.from(bytes);
}
