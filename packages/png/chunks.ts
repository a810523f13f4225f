import { join, letters, u32be } from "@matte/pixels/bytes";

/** Chunk position, PNG 3rd edition §5.3. */
export interface Chunk {
  readonly type: string;
  /** Length field. */
  readonly from: number;
  readonly start: number;
  /** Data end, before four CRC bytes. Past the end in a truncated file. */
  readonly end: number;
}

export interface PngChunk {
  readonly type: string;
  readonly data: Uint8Array;
}

const SIGNATURE = 8;
const HEAD = 8;
const CRC = 4;

/** Walks chunks to IEND or to the end, including a truncated last chunk. */
export function* chunks(bytes: Uint8Array): Generator<Chunk> {
  let from = SIGNATURE;
  while (from + HEAD <= bytes.length) {
    const start = from + HEAD;
    const chunk = { type: letters(bytes, from + 4, 4), from, start, end: start + u32be(bytes, from) };
    yield chunk;
    if (chunk.type === "IEND") return;
    from = chunk.end + CRC;
  }
}

/** Returns whether the chunk with its CRC is inside the file. */
export function isWhole(bytes: Uint8Array, chunk: Chunk): boolean {
  return chunk.end + CRC <= bytes.length;
}

/** Returns a chunk's range including length, type and CRC. */
export function wholeRange(chunk: Chunk): { start: number; end: number } {
  return { start: chunk.from, end: chunk.end + CRC };
}

/** Writes length, type, data, and the CRC over type and data (PNG 3rd edition §5.3). */
export function serialised({ type, data }: PngChunk): Uint8Array<ArrayBuffer> {
  const checked = join([new TextEncoder().encode(type), data]);
  const bytes = new Uint8Array(checked.length + 8);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(checked, 4);
  view.setUint32(checked.length + 4, crc32(checked));
  return bytes;
}

/** {@link crc32} tables for a byte followed by 0, 1, 2 or 3 others (PNG 3rd edition annex D, four bytes at a time). */
const TABLES = tablesOf();

function tablesOf(): readonly [Uint32Array, Uint32Array, Uint32Array, Uint32Array] {
  const first = Uint32Array.from({ length: 256 }, (_, index) => {
    let value = index;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
    return value;
  });
  const after = (table: Uint32Array): Uint32Array => table.map((value) => first[value & 0xff]! ^ (value >>> 8));
  const second = after(first);
  const third = after(second);
  return [first, second, third, after(third)];
}

/** Computes a PNG chunk's CRC, PNG 3rd edition §5.5. @param start CRC before these bytes, 0 for none */
export function crc32(bytes: Uint8Array, start = 0): number {
  const [first, second, third, fourth] = TABLES;
  const words = bytes.length - (bytes.length % 4);
  let crc = ~start;
  for (let at = 0; at < words; at += 4) {
    crc ^= bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24);
    crc = fourth[crc & 0xff]! ^ third[(crc >>> 8) & 0xff]! ^ second[(crc >>> 16) & 0xff]! ^ first[crc >>> 24]!;
  }
  for (let at = words; at < bytes.length; at += 1) crc = first[(crc ^ bytes[at]!) & 0xff]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
