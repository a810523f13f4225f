/** Reference: index/walk.ts and blocks/skip.ts. State and block layout: jpeg/lossless/kernel/walker.ts. */
import { ahead, SURE_BITS } from "./bits";
import { BEYOND_BLOCK, ENDS_IN_BLOCK, LONG_DIFFERENCE, NO_SUCH_CODE, NO_SUCH_COEFFICIENT, SOUND } from "./faults";
import { advance, extended, position, seek } from "./position";
import { CHANGED_FROM, ID, lookUp, STEPS } from "./tables";

/** State offsets in bytes: next bit, interval end, patches' end. */
export const BIT: usize = 0;
export const END: usize = 4;
const PATCHES_END: usize = 8;
/** Four bytes per component: the prediction, then the piece's first DC value, then the bit after its first difference. */
export const PREDICTIONS: usize = 16;
const FIRST_DC: usize = 32;
const REST_BIT: usize = 48;

/** Block description's offsets and size. */
export const COMPONENT: usize = 0;
const FIRST: usize = 4;
export const DC_TABLE: usize = 8;
export const AC_TABLE: usize = 12;
export const BLOCK_SIZE: usize = 16;

export const LOOK_BITS: i32 = 12;
const STEP_SHIFT: u32 = 6;
const STEP_BITS: u32 = 63;
const ENDED: u32 = 128;
const BLOCK_END: u32 = 64;

const MAX_DC_BITS: u32 = 11;
const MAX_AC_BITS: u32 = 10;
const END_OF_BLOCK: u32 = 0x00;
const SIXTEEN_ZEROS: u32 = 0xf0;

let patches: usize = 0;

/**
 * Skips `count` MCUs with the blocks from `blocks` up to `blocksEnd`.
 * @returns a fault
 */
export function walk(state: usize, blocks: usize, blocksEnd: usize, data: usize, count: u32): i32 {
  seek(load<u32>(state, BIT));
  patches = load<usize>(state, PATCHES_END);
  const end = load<u32>(state, END);
  let first = true;
  for (; count > 0; count -= 1) {
    for (let block = blocks; block < blocksEnd; block += BLOCK_SIZE) {
      const fault = walkBlock(state, block, data, first && load<u32>(block, FIRST) !== 0);
      if (fault !== SOUND) return fault;
      if (position() > end) return ENDS_IN_BLOCK;
    }
    first = false;
  }
  store<u32>(state, position(), BIT);
  store<usize>(state, patches, PATCHES_END);
  return SOUND;
}

function walkBlock(state: usize, block: usize, data: usize, noted: bool): i32 {
  const component = load<u32>(block, COMPONENT);
  const table = load<usize>(block, DC_TABLE);
  const place = state + (component << 2);
  if (noted) patch(-1 - <i32>component);
  const window = ahead(data, position());
  const found = lookUp(table, <u32>(window >>> 48));
  if (found === 0) return NO_SUCH_CODE;
  const size = found & 255;
  if (size > MAX_DC_BITS) return LONG_DIFFERENCE;
  const dc = load<i32>(place, PREDICTIONS) + extended(window << (found >>> 8), size);
  const used = (found >>> 8) + size;
  advance(used);
  store<i32>(place, dc, PREDICTIONS);
  if (noted) {
    store<u32>(place, position(), REST_BIT);
    store<i32>(place, dc, FIRST_DC);
  }
  return skipAc(data, load<usize>(block, AC_TABLE), 1, window << used, SURE_BITS - <i32>used);
}

/**
 * Skips a block's AC codes from coefficient `next`.
 * @param window data at the position, with `sure` valid bits: at least {@link LOOK_BITS}
 */
export function skipAc(data: usize, table: usize, next: u32, window: u64, sure: i32): i32 {
  let at = position();
  while (true) {
    const step = <u32>load<u16>(table + <usize>((window >>> (64 - LOOK_BITS)) << 1), STEPS);
    const after = next + (step >>> STEP_SHIFT);
    const bits = <i32>(step & STEP_BITS);
    if (after < BLOCK_END) {
      next = after;
    } else if (after >= ENDED && after < ENDED + BLOCK_END) {
      seek(at + bits);
      return SOUND;
    } else {
      seek(at);
      const result = walkOne(data, table, next);
      if (result < 0) return -result;
      next = <u32>result;
      if (next >= BLOCK_END) return SOUND;
      at = position();
      window = ahead(data, at);
      sure = SURE_BITS;
      continue;
    }
    at += bits;
    window <<= bits;
    // Below zero if the last code's value exceeds the valid bits.
    sure -= bits;
    if (sure < LOOK_BITS) {
      window = ahead(data, at);
      sure = SURE_BITS;
    }
  }
}

/** Skips one AC code at coefficient `from`; returns the next coefficient, or a fault below zero. */
function walkOne(data: usize, table: usize, from: u32): i32 {
  const window = <u32>(ahead(data, position()) >>> 48);
  const found = lookUp(table, window);
  const symbol = found & 255;
  if (window >= load<u32>(table, CHANGED_FROM)) patch(<i32>((load<u32>(table, ID) << 8) | symbol));
  if (found === 0) return -NO_SUCH_CODE;
  advance(found >>> 8);
  if (symbol === END_OF_BLOCK) return BLOCK_END;
  const size = symbol & 15;
  if (size === 0 ? symbol !== SIXTEEN_ZEROS : size > MAX_AC_BITS) return -NO_SUCH_COEFFICIENT;
  advance(size);
  const next = from + (symbol >>> 4) + 1;
  return next > BLOCK_END ? -BEYOND_BLOCK : <i32>next;
}

function patch(what: i32): void {
  store<u32>(patches, position());
  store<i32>(patches, what, 4);
  patches += 8;
}
