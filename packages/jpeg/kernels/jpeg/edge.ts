/** Reference: draw/edge-coder.ts, operation for operation. Quantises four lines at once. */
import { forwardDct, turn } from "./forward-dct";
import { inZigzag } from "./quantise";

const ALL_BITS: i64 = -1;
const OVERSHOOT: f64 = 16;
/** Rounds a number below 22 bits when added and subtracted: 1.5 * 2^23. */
const ROUNDER: f32 = 12582912;
const ROUNDER_BITS: i32 = 0x4b400000;
const LARGEST: i32 = 1023;

/** Offsets in a component's tables, f32: units, then steps and inverses by columns, and by rows. */
const BY_COLUMNS: usize = 256;
const BY_ROWS: usize = 768;
const TABLE_BYTES: usize = 256;

/** Bytes of eight f32, and half of them. */
const EIGHT: usize = 32;
const FOUR: usize = 16;

/** Edge description's offsets. */
const HAS_COLUMNS: usize = 4;
const START: usize = 8;
const END: usize = 12;

/**
 * Transforms and quantises a block divided by the photo's edge.
 * @param samples 64 f64
 * @param scratch 512 bytes
 */
export function encodeEdge(block: usize, tables: usize, samples: usize, scratch: usize, into: usize): void {
  const hasColumns = load<u32>(block, HAS_COLUMNS) !== 0;
  shift(samples, scratch, hasColumns, load<u32>(block, START), load<u32>(block, END));
  forwardDct(scratch);
  // Divided columns are the transposed block's lines.
  if (hasColumns) turn(scratch);
  const steps = tables + (hasColumns ? BY_ROWS : BY_COLUMNS);
  const quantised = scratch + 256;
  quantiseLines(load<usize>(block), tables, steps, scratch, quantised);
  quantiseLines(load<usize>(block), tables + FOUR, steps + FOUR, scratch + FOUR, quantised + 8);
  if (hasColumns) transpose(quantised, quantised + 128);
  inZigzag(hasColumns ? quantised + 128 : quantised, into);
}

/** Level-shifts samples; moves those beyond the photo that decoders clip outside 8 bits. */
function shift(samples: usize, into: usize, hasColumns: bool, start: u32, end: u32): void {
  for (let n: u32 = 0; n < 64; n += 2) {
    const two = v128.load(samples + (n << 3));
    const place = hasColumns ? n >> 3 : n & 7;
    const left = place < start || place >= end;
    const right = hasColumns ? left : place + 1 < start || place + 1 >= end;
    const beyond = i64x2.replace_lane(i64x2.splat(left ? ALL_BITS : 0), 1, right ? ALL_BITS : 0);
    const moved = f64x2.add(two, v128.and(overshoot(two), beyond));
    v128.store64_lane(into + (n << 2), f32x4.demote_f64x2_zero(f64x2.sub(moved, f64x2.splat(128))), 0);
  }
}

function overshoot(two: v128): v128 {
  const upper = v128.and(f64x2.ge(two, f64x2.splat(254.5)), f64x2.splat(OVERSHOOT));
  return v128.or(upper, v128.and(f64x2.lt(two, f64x2.splat(0.5)), f64x2.splat(-OVERSHOOT)));
}

/** Quantises four lines out of eight; frequency by frequency, replaces each value with its error. */
function quantiseLines(feedback: usize, units: usize, steps: usize, values: usize, quantised: usize): void {
  for (let frequency: i32 = 7; frequency >= 0; frequency -= 1) {
    const row = <usize>frequency * EIGHT;
    const exact = f32x4.mul(v128.load(values + row), v128.load(units + row));
    let wanted = exact;
    for (let higher: usize = <usize>frequency + 1; higher < 8; higher += 1) {
      const factor = v128.load32_splat(feedback + row + (higher << 2));
      wanted = f32x4.add(wanted, f32x4.mul(factor, v128.load(values + higher * EIGHT)));
    }
    const exactSteps = f32x4.mul(wanted, v128.load(steps + row, TABLE_BYTES));
    const nearest = i32x4.sub(f32x4.add(exactSteps, f32x4.splat(ROUNDER)), i32x4.splat(ROUNDER_BITS));
    const value = i32x4.max_s(i32x4.min_s(nearest, i32x4.splat(LARGEST)), i32x4.splat(-LARGEST));
    v128.store(values + row, f32x4.sub(exact, f32x4.mul(f32x4.convert_i32x4_s(value), v128.load(steps + row))));
    v128.store64_lane(quantised + (row >> 1), i16x8.narrow_i32x4_s(value, value), 0);
  }
}

function transpose(from: usize, to: usize): void {
  for (let n: usize = 0; n < 64; n += 1) {
    store<u16>(to + (n << 1), load<u16>(from + ((((n & 7) << 3) | (n >> 3)) << 1)));
  }
}
