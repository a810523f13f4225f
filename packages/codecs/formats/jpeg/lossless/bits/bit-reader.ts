/**
 * A place in unstuffed entropy-coded data. Reading moves `bit` on and does not look at `end`: whoever reads a block compares
 * the two behind it, and the zeros behind the data make that safe.
 */
export interface BitReader {
  readonly view: DataView;
  /** Bits from the beginning of the data. */
  bit: number;
  /** Where the interval ends. */
  end: number;
}

export function bitReader(bytes: Uint8Array): BitReader {
  return { view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), bit: 0, end: 0 };
}

/** The next bits as the high bits of an unsigned 32-bit number; at least 25 of them are the data's. */
export function peek(reader: BitReader): number {
  return (reader.view.getUint32(reader.bit >>> 3) << (reader.bit & 7)) >>> 0;
}

/** The next `count` bits, 0 to 25, as an unsigned number: RECEIVE of ITU-T T.81 §F.2.2.4. */
export function receive(reader: BitReader, count: number): number {
  if (count === 0) return 0;
  const value = peek(reader) >>> (32 - count);
  reader.bit += count;
  return value;
}

/** The signed value that `count` bits stand for: EXTEND of ITU-T T.81 §F.2.2.1. */
export function extend(value: number, count: number): number {
  return value < 1 << (count - 1) && count > 0 ? value - (1 << count) + 1 : value;
}
