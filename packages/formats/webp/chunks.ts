import { letters, u32le } from "@matte/pixels/bytes";

/** RIFF chunk, RFC 9649 §2.3. */
export interface RiffChunk {
  readonly type: string;
  /** FourCC. */
  readonly from: number;
  readonly start: number;
  /** Without padding. */
  readonly end: number;
}

const FIRST = 12;
const HEAD = 8;

/** Walks the chunks inside the RIFF container. */
export function* riffChunks(bytes: Uint8Array): Generator<RiffChunk> {
  const limit = Math.min(bytes.length, containerEnd(bytes));
  let from = FIRST;
  while (from + HEAD <= limit) {
    const start = from + HEAD;
    const length = u32le(bytes, from + 4);
    yield { type: letters(bytes, from, 4), from, start, end: start + length };
    from = start + length + (length % 2);
  }
}

/** Returns the file's end according to its container. */
export function containerEnd(bytes: Uint8Array): number {
  return HEAD + u32le(bytes, 4);
}
