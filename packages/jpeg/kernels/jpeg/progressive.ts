/** Decodes AC bands in progressive scans. Reference: blocks/progressive.ts. */
import { ahead, SURE_BITS } from "./bits";
import { occupied } from "./encode";
import { BEYOND_BAND, LONG_REFINEMENT, NO_SUCH_CODE, SOUND } from "./faults";
import { advance, extended, position, seek } from "./position";
import { lookUp } from "./tables";

const MAX_AC_BITS: u32 = 10;
/** ZRL's run; shorter runs without a value are EOBn. */
const LONGEST_RUN: u32 = 15;

/** The band's first and last coefficient, and the bit position after the scan. */
let from: u32 = 0;
let to: u32 = 0;
let low: u32 = 0;
/** Empty blocks left in an EOBn run. */
let empty: u32 = 0;

/** Results from {@link readRefinement}. */
let zeros: u32 = 0;
let fresh: i32 = 0;

export function startBand(first: u32, last: u32, after: u32, blocks: u32): void {
  from = first;
  to = last;
  low = after;
  empty = blocks;
}

export function emptyBlocks(): u32 {
  return empty;
}

/** Decodes an AC band's first scan, §G.1.2.2. */
export function decodeAcFirst(table: usize, into: usize, data: usize): i32 {
  if (takesEmptyBlock()) return SOUND;
  let k = from;
  while (k <= to) {
    const window = ahead(data, position());
    const found = lookUp(table, <u32>(window >>> 48));
    if (found === 0) return NO_SUCH_CODE;
    const length = found >>> 8;
    const run = (found & 255) >>> 4;
    const size = found & 15;
    advance(length);
    if (size === 0 && run < LONGEST_RUN) {
      beginEmptyBlocks(window << length, run);
      return SOUND;
    }
    k += run;
    if (size > MAX_AC_BITS || k > to) return BEYOND_BAND;
    if (size > 0) store<i16>(into + (k << 1), <i16>(extended(window << length, size) << low));
    advance(size);
    k += 1;
  }
  return SOUND;
}

/** Decodes one more bit in an AC band, and newly nonzero coefficients, §G.1.2.3. */
export function decodeAcRefinement(table: usize, into: usize, data: usize): i32 {
  const nonzero = occupied(into) & ((<u64>-1) << from) & (<u64>-1 >>> (63 - to));
  if (takesEmptyBlock()) {
    correct(data, into, nonzero, from, 64);
    return SOUND;
  }
  let k = from;
  while (k <= to) {
    const fault = readRefinement(table, data);
    if (fault !== SOUND) return fault;
    k = correct(data, into, nonzero, k, zeros);
    if (fresh !== 0) {
      if (k > to) return BEYOND_BAND;
      store<i16>(into + (k << 1), <i16>fresh);
    }
    k += 1;
  }
  return SOUND;
}

/**
 * Reads a code: how many {@link zeros} to skip, all after the block's last one, and which {@link fresh} value replaces the next
 * one.
 */
function readRefinement(table: usize, data: usize): i32 {
  const window = ahead(data, position());
  const found = lookUp(table, <u32>(window >>> 48));
  if (found === 0) return NO_SUCH_CODE;
  const length = found >>> 8;
  const size = found & 15;
  zeros = (found & 255) >>> 4;
  fresh = 0;
  advance(length);
  if (size > 1) return LONG_REFINEMENT;
  if (size === 1) {
    // The sign follows the code, before the corrections.
    fresh = (<i32>((window << length) >>> 63) * 2 - 1) << low;
    advance(1);
  } else if (zeros < LONGEST_RUN) {
    beginEmptyBlocks(window << length, zeros);
    zeros = 64;
  }
  return SOUND;
}

/**
 * Corrects coefficients from `k` on until it has skipped `skipped` zeros.
 * @param nonzero a bit per coefficient in the band, set if it was not zero before this scan
 * @returns the next zero's position, or one after the band
 */
function correct(data: usize, into: usize, nonzero: u64, k: u32, skipped: u32): u32 {
  let rest = nonzero & ((<u64>-1) << k);
  if (rest === 0) return k + skipped;
  let at = position();
  let window = ahead(data, at);
  let sure = SURE_BITS;
  while (rest !== 0) {
    const next = <u32>ctz(rest);
    const between = next - k;
    if (skipped < between) break;
    skipped -= between;
    if (sure === 0) {
      window = ahead(data, at);
      sure = SURE_BITS;
    }
    // Without a branch, mispredicted at half the bits.
    const place = into + (next << 1);
    const known = <i32>load<i16>(place);
    store<i16>(place, <i16>(known + ((((known >> 31) | 1) << low) & -(<i32>(window >>> 63)))));
    window <<= 1;
    at += 1;
    sure -= 1;
    k = next + 1;
    rest &= rest - 1;
  }
  seek(at);
  return k + skipped;
}

/** Starts an EOBn run: the rest of this block and the next blocks are empty. */
function beginEmptyBlocks(window: u64, run: u32): void {
  empty = (1 << run) - 1;
  if (run > 0) empty += <u32>(window >>> (64 - run));
  advance(run);
}

function takesEmptyBlock(): bool {
  if (empty === 0) return false;
  empty -= 1;
  return true;
}
