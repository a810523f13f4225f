import { letters, u32be } from "../../bytes.ts";

/** One chunk, PNG 3rd edition §5.3. */
export interface Chunk {
  readonly type: string;
  /** Where its length field begins. */
  readonly from: number;
  readonly start: number;
  /** Behind its data; four bytes of CRC follow. Lies behind the end of a truncated file. */
  readonly end: number;
}

const SIGNATURE = 8;
const HEAD = 8;
const CRC = 4;

/** Walks the chunks up to IEND or to the end of the bytes; a last chunk that is cut short is among them. */
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

/** Whether the chunk, its CRC included, lies inside the file. */
export function isWhole(bytes: Uint8Array, chunk: Chunk): boolean {
  return chunk.end + CRC <= bytes.length;
}

export function wholeRange(chunk: Chunk): { start: number; end: number } {
  return { start: chunk.from, end: chunk.end + CRC };
}
