/** Reference: splice/mcu-encoder.ts, splice/huffman-sink.ts, and encodeBlock in blocks/sequential.ts. */
import { ensure, put, putCode, putCoefficients } from "./write";

/** Component description's offsets and size: last DC value, and code tables with one word per symbol, `length << 16 | code`. */
export const PREDICTION: usize = 0;
const DC_CODES: usize = 4;
const AC_CODES: usize = 8;
export const COMPONENT_SIZE: u32 = 12;

/** 64 coefficients. */
const BLOCK_BYTES: usize = 128;
/** Largest stuffed block: 64 16-bit codes with up to 16 value bits. */
const MAX_BYTES: usize = 640;

/**
 * Encodes an MCU whose blocks have the component numbers from `blocks` up to `blocksEnd`.
 * @returns -1, or the symbol missing from a table
 */
export function encodeMcu(coefficients: usize, blocks: usize, blocksEnd: usize, components: usize): i32 {
  for (let block = blocks; block < blocksEnd; block += 4) {
    ensure(MAX_BYTES);
    const component = components + load<u32>(block) * COMPONENT_SIZE;
    let lacking = encodeDc(component, <i32>load<i16>(coefficients));
    if (lacking < 0) lacking = encodeAc(coefficients, load<usize>(component, AC_CODES));
    if (lacking >= 0) return lacking;
    coefficients += BLOCK_BYTES;
  }
  return -1;
}

/** Encodes a DC value as the difference to its component's last one. Returns -1, or the symbol without a code. */
export function encodeDc(component: usize, value: i32): i32 {
  const difference = value - load<i32>(component, PREDICTION);
  store<i32>(component, value, PREDICTION);
  const sign = difference >> 31;
  const size = 32 - <u32>clz((difference ^ sign) - sign);
  if (!putCode(load<usize>(component, DC_CODES), size)) return size;
  put((difference + sign) & ((1 << size) - 1), size);
  return -1;
}

function encodeAc(coefficients: usize, codes: usize): i32 {
  // The run excludes the DC value.
  const places = occupied(coefficients) & ~1;
  const lacking = putCoefficients(coefficients, places, codes);
  if (lacking >= 0) return lacking;
  return places >>> 63 === 0 && !putCode(codes, 0) ? 0 : -1;
}

/** Sets a bit per non-zero coefficient, the first one lowest. */
export function occupied(coefficients: usize): u64 {
  return occupiedOf(coefficients, BLOCK_BYTES);
}

/** Like `occupied`, for the first `bytes` bytes, a multiple of 16. */
export function occupiedOf(coefficients: usize, bytes: usize): u64 {
  const none = i16x8.splat(0);
  let places: u64 = 0;
  for (let n: usize = 0; n < bytes; n += 16) {
    const zeros = i16x8.bitmask(i16x8.eq(v128.load(coefficients + n), none));
    places |= (<u64>(~zeros & 0xff)) << (<u64>n >>> 1);
  }
  return places;
}
