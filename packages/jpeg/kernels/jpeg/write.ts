/** Reference: bits/bit-writer.ts and bits/stuff.ts in one, since output is stuffed immediately. */
import { ahead } from "./bits";

/** Bytes written by one {@link put}, and past them by whole-word stores. */
const PUT_BYTES: usize = 64;
/** Shortest run worth aligning to bytes. */
const SHORT_BITS: u32 = 512;
/** ZRL, ITU-T T.81 §F.1.2.2.1. */
const SIXTEEN_ZEROS: u32 = 0xf0;
/** Memory growth in bytes. */
const STEP: usize = 1 << 20;

/** Next byte's address. */
let out: usize = 0;
/** The output's start, moved on by stuffed zeros. */
let origin: usize = 0;
/** Pending bits, and their count: 0 to 31. */
let held: u64 = 0;
let count: u32 = 0;

export function startBits(at: usize): void {
  out = at;
  origin = at;
  held = 0;
  count = 0;
}

/** Bits written since {@link startBits}, without stuffed zeros. */
export function writtenBits(): u32 {
  return ((<u32>(out - origin)) << 3) + count;
}

/** Pads the last byte with ones and returns the output's end. */
export function finishBits(): usize {
  ensure(PUT_BYTES);
  const missing = (8 - (count & 7)) & 7;
  put((1 << missing) - 1, missing);
  writeBytes();
  return out;
}

/** Grows the memory to at least this many bytes after the output. */
export function ensure(bytes: usize): void {
  const missing = <isize>(out + bytes) - ((<isize>memory.size()) << 16);
  if (missing <= 0) return;
  if (memory.grow(<i32>((<usize>missing + STEP) >> 16)) < 0) unreachable();
}

/** Writes a number's low `bits` bits, 0 to 32; its other bits must be zero and memory must suffice. */
export function put(value: u32, bits: u32): void {
  held = (held << bits) | <u64>value;
  count += bits;
  if (count < 32) return;
  count -= 32;
  writeWord(<u32>(held >>> count));
}

/** Writes a symbol's code, `length << 16 | code`; returns whether the table has one. */
export function putCode(codes: usize, symbol: u32): bool {
  const code = load<u32>(codes + (symbol << 2));
  if (code === 0) return false;
  put(code & 0xffff, code >>> 16);
  return true;
}

/**
 * Writes coefficients with their symbols' codes. The slowest part in encoding: repeats {@link put} with its state in local
 * variables, which saves a third of the time.
 * @param places a bit per coefficient to write, except the first
 * @returns -1, or the symbol without a code
 */
export function putCoefficients(coefficients: usize, places: u64, codes: usize): i32 {
  let bits = held;
  let filled = count;
  let last: u32 = 0;
  for (; places !== 0; places &= places - 1) {
    const k = <u32>ctz(places);
    const zeros = k - last - 1;
    last = k;
    if (zeros > 15) {
      held = bits;
      count = filled;
      if (!putZeros(codes, zeros)) return SIXTEEN_ZEROS;
      bits = held;
      filled = count;
    }
    const value = <i32>load<i16>(coefficients + (k << 1));
    const sign = value >> 31;
    const size = 32 - <u32>clz((value ^ sign) - sign);
    const symbol = ((zeros & 15) << 4) | size;
    const code = load<u32>(codes + (symbol << 2));
    if (code === 0) return symbol;
    const length = (code >>> 16) + size;
    bits = (bits << length) | <u64>(((code & 0xffff) << size) | ((value + sign) & ((1 << size) - 1)));
    filled += length;
    if (filled < 32) continue;
    filled -= 32;
    writeWord(<u32>(bits >>> filled));
  }
  held = bits;
  count = filled;
  return -1;
}

/** Writes a sixteen-zeros symbol for each in a run. */
function putZeros(codes: usize, zeros: u32): bool {
  for (; zeros > 15; zeros -= 16) if (!putCode(codes, SIXTEEN_ZEROS)) return false;
  return true;
}

function writeWord(word: u32): void {
  // Detects a 0xFF byte: adding one carries out of it.
  if ((word & 0x80808080 & ~(word + 0x01010101)) === 0) {
    store<u32>(out, bswap<u32>(word));
    out += 4;
    return;
  }
  for (let shift: i32 = 24; shift >= 0; shift -= 8) writeByte(<u8>(word >>> shift));
}

function writeBytes(): void {
  while (count >= 8) {
    count -= 8;
    writeByte(<u8>(held >>> count));
  }
}

function writeByte(byte: u8): void {
  store<u8>(out, byte);
  out += 1;
  if (byte !== 0xff) return;
  store<u8>(out, 0);
  out += 1;
  origin += 1;
}

/** Copies bits from `from` up to but excluding `to`; sixteen more bytes follow them. */
export function copyBits(data: usize, from: u32, to: u32): void {
  ensure(<usize>(((to - from) >>> 3) << 1) + PUT_BYTES);
  if (to - from >= SHORT_BITS) from = copyBytes(data, from, to);
  for (; to - from >= 32; from += 32) put(<u32>(ahead(data, from) >>> 32), 32);
  const rest = to - from;
  if (rest > 0) put(<u32>(ahead(data, from) >>> (64 - rest)), rest);
}

/** Completes the pending byte and writes all whole bytes after it; returns the next bit. */
function copyBytes(data: usize, from: u32, to: u32): u32 {
  const missing = (8 - (count & 7)) & 7;
  if (missing > 0) put(<u32>(ahead(data, from) >>> (64 - missing)), missing);
  from += missing;
  writeBytes();
  const bytes = (to - from) >>> 3;
  const shift = from & 7;
  if (shift === 0) stuffBytes(data + (from >>> 3), bytes);
  else stuffShifted(data + (from >>> 3), bytes, shift);
  return from + (bytes << 3);
}

function stuffBytes(source: usize, left: u32): void {
  while (left > 0) {
    const taken = stuffVector(v128.load(source), left);
    source += taken;
    left -= taken;
  }
}

function stuffShifted(source: usize, left: u32, shift: u32): void {
  while (left > 0) {
    const high = i8x16.shl(v128.load(source), shift);
    const low = i8x16.shr_u(v128.load(source, 1), 8 - shift);
    const taken = stuffVector(v128.or(high, low), left);
    source += taken;
    left -= taken;
  }
}

/**
 * Writes at most sixteen bytes and at most `left`, up to and including the first 0xFF; returns their number. Overwrites bytes
 * after them.
 */
function stuffVector(bytes: v128, left: u32): u32 {
  const limit: u32 = left < 16 ? left : 16;
  const found = <u32>i8x16.bitmask(i8x16.eq(bytes, i8x16.splat(-1)));
  v128.store(out, bytes);
  const taken = <u32>ctz(found) + 1;
  if (found === 0 || taken > limit) {
    out += limit;
    return limit;
  }
  out += taken;
  store<u8>(out, 0);
  out += 1;
  origin += 1;
  return taken;
}
