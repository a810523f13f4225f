/** Transforms low frequencies to samples at a reduced size. Reference: reduce/testing/plain-reduce.ts. */
import { LARGEST_DC } from "./decode";
import { occupiedOf } from "./encode";
import { DC_OUT_OF_RANGE, SOUND } from "./faults";
import { turn, turnQuarters } from "./forward-dct";

/** Block description's offsets and size; jpeg/reduce/kernel-block.ts writes it. */
const STEPS: usize = 0;
const PLANE: usize = 4;
const STRIDE: usize = 8;
const ADVANCE: usize = 12;
const WIDTH: usize = 16;
const HEIGHT: usize = 20;
const BYTES: usize = 24;
const WANTED: usize = 28;
const BLOCK_SIZE: usize = 36;

/** Bytes per line of eight f32, and per half processed at once. */
const LINE: usize = 32;
const HALF: usize = 16;

/** Column-major positions by zig-zag order, ITU-T T.81 figure A.6. */
const PLACES = memory.data<u8>([
  0, 8, 1, 2, 9, 16, 24, 17, 10, 3, 4, 11, 18, 25, 32, 40, 33, 26, 19, 12, 5, 6, 13, 20, 27, 34, 41, 48, 56, 49, 42, 35,
  28, 21, 14, 7, 15, 22, 29, 36, 43, 50, 57, 58, 51, 44, 37, 30, 23, 31, 38, 45, 52, 59, 60, 53, 46, 39, 47, 54, 61, 62,
  55, 63,
]);
const BLOCK = memory.data(256, 16);

/** Transforms `count` successive MCUs; writes up to 12 bytes past each block row. */
export function reduceMcus(coefficients: usize, count: u32, blocks: usize, blocksEnd: usize): void {
  for (let mcu: u32 = 0; mcu < count; mcu += 1) {
    for (let block = blocks; block < blocksEnd; block += BLOCK_SIZE) {
      reduceBlock(coefficients, block, load<usize>(block, PLANE) + mcu * load<usize>(block, ADVANCE));
      coefficients += load<usize>(block, BYTES);
    }
  }
}

/**
 * Adds `shifts`, an i32 per MCU block, to successive MCUs' DC values.
 * @returns a fault
 */
export function shiftDc(coefficients: usize, count: u32, blocks: usize, blocksEnd: usize, shifts: usize): i32 {
  for (; count > 0; count -= 1) {
    let shift = shifts;
    for (let block = blocks; block < blocksEnd; block += BLOCK_SIZE) {
      const value = <i32>load<i16>(coefficients) + load<i32>(shift);
      if (value < -LARGEST_DC || value > LARGEST_DC) return DC_OUT_OF_RANGE;
      store<i16>(coefficients, <i16>value);
      coefficients += load<usize>(block, BYTES);
      shift += 4;
    }
  }
  return SOUND;
}

function reduceBlock(coefficients: usize, block: usize, into: usize): void {
  const width = load<u32>(block, WIDTH);
  const height = load<u32>(block, HEIGHT);
  const stride = load<usize>(block, STRIDE);
  const steps = load<usize>(block, STEPS);
  if (width === 2 && height === 2) {
    reduceToFour(coefficients, steps, into, stride);
    return;
  }
  let places = occupiedOf(coefficients, load<usize>(block, BYTES)) & load<u64>(block, WANTED);
  if ((places & ~1) === 0) {
    fill(frequency(coefficients, steps, 0), width, height, into, stride);
    return;
  }
  clear(width, height);
  let all: u32 = 0;
  for (; places !== 0; places &= places - 1) {
    const k = <usize>ctz(places);
    const place = <u32>load<u8>(PLACES + k);
    store<f32>(BLOCK + ((<usize>place) << 2), frequency(coefficients, steps, k));
    all |= place;
  }
  transform(width, (all & 4) !== 0);
  if (max(width, height) > 4) turn(BLOCK);
  else turnQuarters(BLOCK, BLOCK);
  transform(height, width > 4);
  for (let y: usize = 0; y < height; y += 1) {
    const line = BLOCK + y * LINE;
    v128.store(into, v128.load(line));
    if (width > 4) v128.store(into, v128.load(line + HALF), HALF);
    into += stride;
  }
}

function reduceToFour(coefficients: usize, steps: usize, into: usize, stride: usize): void {
  const a = frequency(coefficients, steps, 0);
  const b = frequency(coefficients, steps, 1);
  const c = frequency(coefficients, steps, 2);
  const d = frequency(coefficients, steps, 4);
  store<f32>(into, a + b + (c + d));
  store<f32>(into, a - b + (c - d), 4);
  store<f32>(into + stride, a + b - (c + d));
  store<f32>(into + stride, a - b - (c - d), 4);
}

function frequency(coefficients: usize, steps: usize, k: usize): f32 {
  return <f32>load<i16>(coefficients + (k << 1)) * load<f32>(steps + (k << 2));
}

function fill(value: f32, width: u32, height: u32, into: usize, stride: usize): void {
  const values = f32x4.splat(value);
  for (let y: u32 = 0; y < height; y += 1) {
    v128.store(into, values);
    if (width > 4) v128.store(into, values, HALF);
    into += stride;
  }
}

function clear(width: u32, height: u32): void {
  const none = i32x4.splat(0);
  const end = BLOCK + width * LINE;
  for (let line = BLOCK; line < end; line += LINE) {
    v128.store(line, none);
    if (height > 4) v128.store(line, none, HALF);
  }
}

/** Transforms the first `length` lines, four or eight values in each. */
function transform(length: u32, both: bool): void {
  transformFour(length, BLOCK);
  if (both) transformFour(length, BLOCK + HALF);
}

function transformFour(length: u32, at: usize): void {
  if (length === 8) eight(at);
  else if (length === 4) four(at);
  else if (length === 2) two(at);
}

function two(at: usize): void {
  const a = v128.load(at);
  const b = v128.load(at, LINE);
  v128.store(at, f32x4.add(a, b));
  v128.store(at, f32x4.sub(a, b), LINE);
}

/** tan(pi / 8). */
const TAN: f32 = 0.41421356237309503;

function four(at: usize): void {
  const b = v128.load(at, LINE);
  const d = v128.load(at, 3 * LINE);
  const sum = f32x4.add(v128.load(at), v128.load(at, 2 * LINE));
  const difference = f32x4.sub(v128.load(at), v128.load(at, 2 * LINE));
  const outer = f32x4.add(b, f32x4.mul(d, f32x4.splat(TAN)));
  const inner = f32x4.sub(f32x4.mul(b, f32x4.splat(TAN)), d);
  v128.store(at, f32x4.add(sum, outer));
  v128.store(at, f32x4.add(difference, inner), LINE);
  v128.store(at, f32x4.sub(difference, inner), 2 * LINE);
  v128.store(at, f32x4.sub(sum, outer), 3 * LINE);
}

const ROOT: f32 = <f32>Math.SQRT2;
/** 2 cos(pi / 8), then its sum and difference with 2 cos(3 pi / 8). */
const C2: f32 = 1.8477590650225735;
const C2_LESS_C6: f32 = 1.0823922002923938;
const C2_AND_C6: f32 = 2.6131259297527527;

/** Arai, Agui and Nakajima's inverse. */
function eight(at: usize): void {
  const sum = f32x4.add(v128.load(at), v128.load(at, 4 * LINE));
  const difference = f32x4.sub(v128.load(at), v128.load(at, 4 * LINE));
  const outer = f32x4.add(v128.load(at, 2 * LINE), v128.load(at, 6 * LINE));
  const apart = f32x4.sub(v128.load(at, 2 * LINE), v128.load(at, 6 * LINE));
  const inner = f32x4.sub(f32x4.mul(apart, f32x4.splat(ROOT)), outer);
  const a = f32x4.add(sum, outer);
  const b = f32x4.add(difference, inner);
  const c = f32x4.sub(difference, inner);
  const d = f32x4.sub(sum, outer);
  const z13 = f32x4.add(v128.load(at, 5 * LINE), v128.load(at, 3 * LINE));
  const z10 = f32x4.sub(v128.load(at, 5 * LINE), v128.load(at, 3 * LINE));
  const z11 = f32x4.add(v128.load(at, LINE), v128.load(at, 7 * LINE));
  const z12 = f32x4.sub(v128.load(at, LINE), v128.load(at, 7 * LINE));
  const h = f32x4.add(z11, z13);
  const z5 = f32x4.mul(f32x4.add(z10, z12), f32x4.splat(C2));
  const g = f32x4.sub(f32x4.sub(z5, f32x4.mul(z10, f32x4.splat(C2_AND_C6))), h);
  const f = f32x4.sub(f32x4.mul(f32x4.sub(z11, z13), f32x4.splat(ROOT)), g);
  const e = f32x4.sub(f32x4.sub(z5, f32x4.mul(z12, f32x4.splat(C2_LESS_C6))), f);
  v128.store(at, f32x4.add(a, h));
  v128.store(at, f32x4.add(b, g), LINE);
  v128.store(at, f32x4.add(c, f), 2 * LINE);
  v128.store(at, f32x4.add(d, e), 3 * LINE);
  v128.store(at, f32x4.sub(d, e), 4 * LINE);
  v128.store(at, f32x4.sub(c, f), 5 * LINE);
  v128.store(at, f32x4.sub(b, g), 6 * LINE);
  v128.store(at, f32x4.sub(a, h), 7 * LINE);
}

/** Converts level-shifted f32 samples to RGBA, ITU-T T.871 §7, four pixels at a time: writes up to 12 bytes past the last. */
export function convertSamples(luma: usize, cb: usize, cr: usize, count: u32, into: usize): void {
  for (const end = luma + ((<usize>count) << 2); luma < end; luma += 16) {
    const y = f32x4.add(v128.load(luma), f32x4.splat(128));
    const blue = v128.load(cb);
    const red = v128.load(cr);
    const r = f32x4.add(y, f32x4.mul(red, f32x4.splat(1.402)));
    const g = f32x4.sub(f32x4.sub(y, f32x4.mul(blue, f32x4.splat(0.344136))), f32x4.mul(red, f32x4.splat(0.714136)));
    const b = f32x4.add(y, f32x4.mul(blue, f32x4.splat(1.772)));
    const low = v128.or(byte(r), i32x4.shl(byte(g), 8));
    v128.store(into, v128.or(v128.or(low, i32x4.shl(byte(b), 16)), i32x4.splat(0xff000000)));
    cb += 16;
    cr += 16;
    into += 16;
  }
}

/** Rounds halves to even. */
function byte(values: v128): v128 {
  const whole = i32x4.trunc_sat_f32x4_s(f32x4.nearest(values));
  return i32x4.min_s(i32x4.max_s(whole, i32x4.splat(0)), i32x4.splat(255));
}
