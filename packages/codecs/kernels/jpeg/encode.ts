/** Counterparts: splice/mcu-encoder.ts, splice/huffman-sink.ts, and encodeBlock of blocks/sequential.ts. */
import { ensure, put } from "./write";

/**
 * Offsets in a component's description, and its size: its last DC value, and the tables of its codes, which have a word
 * a symbol: `length << 16 | code`.
 */
export const PREDICTION: usize = 0;
const DC_CODES: usize = 4;
const AC_CODES: usize = 8;
export const COMPONENT_SIZE: u32 = 12;

/** Bytes of a block's 64 coefficients. */
const BLOCK_BYTES: usize = 128;
/** What one block may come to, stuffed: 64 codes of 16 bits with values of up to 16. */
const MOST_BYTES: usize = 640;
const SIXTEEN_ZEROS: u32 = 0xf0;

/**
 * Encodes an MCU: a component's number for each of its blocks stands from `blocks` up to `blocksEnd`.
 * @returns -1, or the symbol that a table lacks
 */
export function encodeMcu(coefficients: usize, blocks: usize, blocksEnd: usize, components: usize): i32 {
  for (let block = blocks; block < blocksEnd; block += 4) {
    ensure(MOST_BYTES);
    const component = components + load<u32>(block) * COMPONENT_SIZE;
    let lacking = encodeDc(component, <i32>load<i16>(coefficients));
    if (lacking < 0) lacking = encodeAc(coefficients, load<usize>(component, AC_CODES));
    if (lacking >= 0) return lacking;
    coefficients += BLOCK_BYTES;
  }
  return -1;
}

/** Encodes a DC value as its difference from the component's last one. */
export function encodeDc(component: usize, value: i32): i32 {
  const before = load<i32>(component, PREDICTION);
  store<i32>(component, value, PREDICTION);
  return encode(load<usize>(component, DC_CODES), 0, value - before);
}

function encodeAc(coefficients: usize, codes: usize): i32 {
  // The DC value counts as none.
  let places = occupied(coefficients) & ~1;
  let last: u32 = 0;
  while (places !== 0) {
    const k = <u32>ctz(places);
    places &= places - 1;
    let run = k - last - 1;
    for (; run > 15; run -= 16) if (!putCode(codes, SIXTEEN_ZEROS)) return SIXTEEN_ZEROS;
    const lacking = encode(codes, run << 4, <i32>load<i16>(coefficients + (k << 1)));
    if (lacking >= 0) return lacking;
    last = k;
  }
  return last < 63 && !putCode(codes, 0) ? 0 : -1;
}

/** A bit for each coefficient that is not zero, the first one lowest. */
function occupied(coefficients: usize): u64 {
  const none = i16x8.splat(0);
  let places: u64 = 0;
  for (let n: u32 = 0; n < 8; n += 1) {
    const zeros = i16x8.bitmask(i16x8.eq(v128.load(coefficients + (n << 4)), none));
    places |= (<u64>(~zeros & 0xff)) << (n << 3);
  }
  return places;
}

/** Writes a symbol, whose high half is `run`, and the value behind it; returns -1, or the symbol where it has no code. */
function encode(codes: usize, run: u32, value: i32): i32 {
  const magnitude = value < 0 ? -value : value;
  const size = 32 - <u32>clz(magnitude);
  if (!putCode(codes, run | size)) return run | size;
  put(value < 0 ? value + (1 << size) - 1 : value, size);
  return -1;
}

export function putCode(codes: usize, symbol: u32): bool {
  const code = load<u32>(codes + (symbol << 2));
  if (code === 0) return false;
  put(code & 0xffff, code >>> 16);
  return true;
}
