/** Adler-32 (RFC 1950 §8.2) and CRC-32 (PNG 3rd edition annex D). */

const MODULUS: u32 = 65521;
/** Most bytes added before a 32-bit sum overflows: NMAX in RFC 1950, in whole vectors. */
const STRETCH: usize = 5536;

export function adler32(from: usize, length: usize, start: u32): u32 {
  let low = start & 0xffff;
  let high = start >>> 16;
  const end = from + length;
  let at = from;
  while (at < end) {
    const stop = min(at + STRETCH, end);
    const vectors = at + ((stop - at) & ~15);
    // Each byte counts once in the low sum; in the high sum as often as sums follow.
    high += low * <u32>(vectors - at);
    let sums = i32x4.splat(0);
    let before = i32x4.splat(0);
    let weighted = i32x4.splat(0);
    for (; at < vectors; at += 16) {
      const bytes = v128.load(at);
      before = i32x4.add(before, sums);
      const pairs = i16x8.extadd_pairwise_i8x16_u(bytes);
      sums = i32x4.add(sums, i32x4.extadd_pairwise_i16x8_u(pairs));
      const first = i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(bytes), i16x8(16, 15, 14, 13, 12, 11, 10, 9));
      const second = i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(bytes), i16x8(8, 7, 6, 5, 4, 3, 2, 1));
      weighted = i32x4.add(weighted, i32x4.add(first, second));
    }
    low += total(sums);
    high += 16 * total(before) + total(weighted);
    low %= MODULUS;
    high %= MODULUS;
    for (; at < stop; at++) {
      low += load<u8>(at);
      high += low;
    }
    low %= MODULUS;
    high %= MODULUS;
  }
  return (high << 16) | low;
}

function total(lanes: v128): u32 {
  return (
    i32x4.extract_lane(lanes, 0) +
    i32x4.extract_lane(lanes, 1) +
    i32x4.extract_lane(lanes, 2) +
    i32x4.extract_lane(lanes, 3)
  );
}

/** Eight tables: a byte's effect on the CRC, followed by none to seven zero bytes. */
const TABLES = memory.data(8 * 1024, 16);
fillTables();

function fillTables(): void {
  for (let byte: u32 = 0; byte < 256; byte++) {
    let value = byte;
    for (let bit = 0; bit < 8; bit++) value = (value & 1) !== 0 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
    store<u32>(TABLES + ((<usize>byte) << 2), value);
  }
  for (let entry: usize = 1024; entry < 8 * 1024; entry += 4) {
    const before = load<u32>(TABLES + entry - 1024);
    store<u32>(TABLES + entry, looked(0, before & 255) ^ (before >>> 8));
  }
}

function looked(table: usize, byte: u32): u32 {
  return load<u32>(TABLES + (table << 10) + ((<usize>byte) << 2));
}

/** @param start CRC before these bytes, 0 for none */
export function crc32(from: usize, length: usize, start: u32): u32 {
  let crc: u32 = ~start;
  const end = from + length;
  let at = from;
  for (; at + 8 <= end; at += 8) {
    const one = load<u32>(at) ^ crc;
    const two = load<u32>(at, 4);
    crc =
      looked(7, one & 255) ^
      looked(6, (one >>> 8) & 255) ^
      looked(5, (one >>> 16) & 255) ^
      looked(4, one >>> 24) ^
      looked(3, two & 255) ^
      looked(2, (two >>> 8) & 255) ^
      looked(1, (two >>> 16) & 255) ^
      looked(0, two >>> 24);
  }
  for (; at < end; at++) crc = looked(0, (crc ^ load<u8>(at)) & 255) ^ (crc >>> 8);
  return ~crc;
}
