/**
 * Decodes scans' coefficients. Reference: photo/assemble.ts, and decodeBlock in blocks/sequential.ts. State and block layout:
 * jpeg/lossless/kernel/scan-state.ts and kernel-scan.ts.
 */
import { ahead, SURE_BITS } from "./bits";
import {
  BEYOND_BLOCK,
  DC_OUT_OF_RANGE,
  ENDS_IN_BLOCK,
  LONG_DIFFERENCE,
  NO_SUCH_CODE,
  NO_SUCH_COEFFICIENT,
  SOUND,
} from "./faults";
import { advance, extended, position, seek } from "./position";
import { decodeAcFirst, decodeAcRefinement, emptyBlocks, startBand } from "./progressive";
import { lookUp } from "./tables";
import { LOOK_BITS, skipAc } from "./walk";

/**
 * State offsets in bytes: next bit, interval end, remaining EOBn run, scan header, and address of a list receiving each MCU's
 * start bit; 0 records nothing.
 */
const BIT: usize = 0;
const END: usize = 4;
const EMPTY: usize = 8;
const KIND: usize = 12;
const FROM: usize = 16;
const TO: usize = 20;
const LOW: usize = 24;
const STARTS: usize = 28;
/** Four bytes per component. */
const PREDICTIONS: usize = 32;

const SEQUENTIAL: u32 = 0;
const DC_FIRST: u32 = 1;
const DC_REFINEMENT: u32 = 2;
const AC_FIRST: u32 = 3;

/** Block description's offsets and size. */
const COMPONENT: usize = 0;
const DC_TABLE: usize = 4;
const AC_TABLE: usize = 8;
const LAST: usize = 12;
const BLOCK_SIZE: usize = 16;

const MAX_DC_BITS: u32 = 11;
const MAX_AC_BITS: u32 = 10;
export const LARGEST_DC: i32 = 2047;
const END_OF_BLOCK: u32 = 0x00;
const SIXTEEN_ZEROS: u32 = 0xf0;

let low: u32 = 0;

/**
 * Decodes `count` MCUs.
 * @param offsets block positions from `target`, in values
 * @returns a fault
 */
export function decodeMcus(
  state: usize,
  blocks: usize,
  blocksEnd: usize,
  offsets: usize,
  count: u32,
  target: usize,
  data: usize,
): i32 {
  seek(load<u32>(state, BIT));
  low = load<u32>(state, LOW);
  startBand(load<u32>(state, FROM), load<u32>(state, TO), low, load<u32>(state, EMPTY));
  const end = load<u32>(state, END);
  const kind = load<u32>(state, KIND);
  const isRecorded = load<usize>(state, STARTS) !== 0;
  for (; count > 0; count -= 1) {
    if (isRecorded) recordStart(state);
    for (let block = blocks; block < blocksEnd; block += BLOCK_SIZE) {
      const into = target + ((<usize>load<u32>(offsets)) << 1);
      offsets += 4;
      const fault = decodeBlock(kind, state, block, into, data);
      if (fault !== SOUND) return fault;
      if (position() > end) return ENDS_IN_BLOCK;
    }
  }
  store<u32>(state, position(), BIT);
  store<u32>(state, emptyBlocks(), EMPTY);
  return SOUND;
}

function recordStart(state: usize): void {
  const starts = load<usize>(state, STARTS);
  store<u32>(starts, position());
  store<usize>(state, starts + 4, STARTS);
}

function decodeBlock(kind: u32, state: usize, block: usize, into: usize, data: usize): i32 {
  const place = state + (load<usize>(block, COMPONENT) << 2) + PREDICTIONS;
  if (kind === SEQUENTIAL) {
    const fault = decodeDc(place, load<usize>(block, DC_TABLE), 0, into, data);
    return fault === SOUND ? decodeAc(load<usize>(block, AC_TABLE), load<u32>(block, LAST), into, data) : fault;
  }
  if (kind === DC_FIRST) return decodeDc(place, load<usize>(block, DC_TABLE), low, into, data);
  if (kind === DC_REFINEMENT) {
    store<i16>(into, load<i16>(into) | <i16>(takeBit(data) << low));
    return SOUND;
  }
  const table = load<usize>(block, AC_TABLE);
  return kind === AC_FIRST ? decodeAcFirst(table, into, data) : decodeAcRefinement(table, into, data);
}

/** @param place of the component's last DC value @param shift missing low bits */
export function decodeDc(place: usize, table: usize, shift: u32, into: usize, data: usize): i32 {
  const window = ahead(data, position());
  const found = lookUp(table, <u32>(window >>> 48));
  if (found === 0) return NO_SUCH_CODE;
  const size = found & 255;
  if (size > MAX_DC_BITS) return LONG_DIFFERENCE;
  const value = load<i32>(place) + extended(window << (found >>> 8), size);
  advance((found >>> 8) + size);
  store<i32>(place, value);
  const scaled = value << shift;
  if (scaled < -LARGEST_DC || scaled > LARGEST_DC) return DC_OUT_OF_RANGE;
  store<i16>(into, <i16>scaled);
  return SOUND;
}

function takeBit(data: usize): u32 {
  const value = (<u32>load<u8>(data + (position() >>> 3)) >>> (7 - (position() & 7))) & 1;
  advance(1);
  return value;
}

/** Bits in the longest code with the longest value. */
const LONGEST: i32 = 26;

/** Stores coefficients up to `last`, and skips the others. */
export function decodeAc(table: usize, last: u32, into: usize, data: usize): i32 {
  let k: u32 = 1;
  let at = position();
  let window = ahead(data, at);
  let sure = SURE_BITS;
  while (k <= last) {
    if (sure < LONGEST) {
      window = ahead(data, at);
      sure = SURE_BITS;
    }
    const found = lookUp(table, <u32>(window >>> 48));
    if (found === 0) return NO_SUCH_CODE;
    const length = found >>> 8;
    const symbol = found & 255;
    if (symbol === END_OF_BLOCK) {
      seek(at + length);
      return SOUND;
    }
    const size = symbol & 15;
    if (size === 0 ? symbol !== SIXTEEN_ZEROS : size > MAX_AC_BITS) return NO_SUCH_COEFFICIENT;
    k += symbol >>> 4;
    if (k <= last && size > 0) store<i16>(into + (k << 1), <i16>extended(window << length, size));
    k += 1;
    at += length + size;
    window <<= length + size;
    sure -= length + size;
  }
  seek(at);
  if (k > 63) return k > 64 ? BEYOND_BLOCK : SOUND;
  if (sure >= LOOK_BITS) return skipAc(data, table, k, window, sure);
  return skipAc(data, table, k, ahead(data, at), SURE_BITS);
}
