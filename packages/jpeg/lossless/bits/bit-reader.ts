/**
 * Position in unstuffed entropy-coded data. Reading advances `bit` without checking `end`: callers compare the two after each
 * block, safely because zeros follow the data.
 */
export interface BitReader {
  readonly view: DataView;
  /** Bits from the start. */
  bit: number;
  /** End of the interval, bits. */
  end: number;
}

export function bitReader(bytes: Uint8Array): BitReader {
  return { view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), bit: 0, end: 0 };
}

/** Next bits, left-aligned in an unsigned 32-bit number; at least 25 are valid. */
export function peek(reader: BitReader): number {
  return (reader.view.getUint32(reader.bit >>> 3) << (reader.bit & 7)) >>> 0;
}

/** Reads `count` bits, 0 to 25, as an unsigned number: RECEIVE, ITU-T T.81 §F.2.2.4. */
export function receive(reader: BitReader, count: number): number {
  if (count === 0) return 0;
  const value = peek(reader) >>> (32 - count);
  reader.bit += count;
  return value;
}

/** Signed value of `count` bits: EXTEND, ITU-T T.81 §F.2.2.1. */
export function extend(value: number, count: number): number {
  return value < 1 << (count - 1) && count > 0 ? value - (1 << count) + 1 : value;
}
