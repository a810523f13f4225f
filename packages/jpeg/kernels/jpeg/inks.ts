/** Converts four inks to colours. Reference: cmyk/testing/plain-cmyk.ts; layout: cmyk/ink-rows.ts. */

const PIXEL_BYTES: usize = 4;
const OPAQUE: u32 = 0xff000000;
/** Bytes in a point's colour: four f32. */
const POINT: usize = 16;
/** Bytes for an ink's 256 levels: point address, and part of the next point. */
const LEVELS: usize = 2048;

/** Rounds level-shifted f32 samples to bytes, halves to even, eight at a time: writes up to 7 bytes past the last. */
export function roundSamples(samples: usize, count: u32, into: usize): void {
  for (const end = into + count; into < end; into += 8) {
    const low = whole(v128.load(samples));
    const high = whole(v128.load(samples, 16));
    const words = i16x8.narrow_i32x4_s(low, high);
    v128.store64_lane(into, i8x16.narrow_i16x8_u(words, words), 0);
    samples += 32;
  }
}

function whole(samples: v128): v128 {
  return i32x4.trunc_sat_f32x4_s(f32x4.nearest(f32x4.add(samples, f32x4.splat(128))));
}

/** Repeats each sample in a row. */
export function repeatSamples(samples: usize, count: u32, times: u32, into: usize): void {
  for (const end = samples + count; samples < end; samples += 1) {
    const value = load<u8>(samples);
    for (let n: u32 = 0; n < times; n += 1) store<u8>(into + n, value);
    into += times;
  }
}

/**
 * Interpolates a row in a half-height component, three quarters from the nearer one, rounding like libjpeg with `bias` 1 or 2.
 */
export function mixRows(near: usize, far: usize, count: u32, bias: i32, into: usize): void {
  for (let x: u32 = 0; x < count; x += 1) {
    store<u8>(into + x, <u8>((3 * <i32>load<u8>(near + x) + <i32>load<u8>(far + x) + bias) >> 2));
  }
}

/** Doubles a row's samples, mixing each with a quarter of its neighbour, rounding like libjpeg. At least two samples. */
export function doubleRow(row: usize, count: u32, into: usize): void {
  let before = <i32>load<u8>(row);
  let here = before;
  for (let x: u32 = 0; x < count; x += 1) {
    const after = x + 1 < count ? <i32>load<u8>(row + x + 1) : here;
    store<u8>(into, <u8>((3 * here + before + 1) >> 2));
    store<u8>(into, <u8>((3 * here + after + 2) >> 2), 1);
    into += 2;
    before = here;
    here = after;
  }
}

/** Interpolates and doubles like {@link doubleRow}, rounding once. */
export function doubleRows(near: usize, far: usize, count: u32, into: usize): void {
  let before = sum(near, far, 0);
  let here = before;
  for (let x: u32 = 0; x < count; x += 1) {
    const after = x + 1 < count ? sum(near, far, x + 1) : here;
    store<u8>(into, <u8>((3 * here + before + 8) >> 4));
    store<u8>(into, <u8>((3 * here + after + 7) >> 4), 1);
    into += 2;
    before = here;
    here = after;
  }
}

function sum(near: usize, far: usize, x: u32): i32 {
  return 3 * <i32>load<u8>(near + x) + <i32>load<u8>(far + x);
}

/** Converts YCbCr (ITU-T T.871 §7) to the complements of red, green and blue, in place, rounding like libjpeg. */
export function invertYcc(luma: usize, cb: usize, cr: usize, count: u32): void {
  for (const end = luma + count; luma < end; luma += 1) {
    const y = <i32>load<u8>(luma);
    const b = <i32>load<u8>(cb) - 128;
    const r = <i32>load<u8>(cr) - 128;
    store<u8>(luma, complement(y + ((91881 * r + 32768) >> 16)));
    store<u8>(cb, complement(y + ((-22554 * b - 46802 * r + 32768) >> 16)));
    store<u8>(cr, complement(y + ((116130 * b + 32768) >> 16)));
    cb += 1;
    cr += 1;
  }
}

function complement(value: i32): u8 {
  return <u8>(255 - min(max(value, 0), 255));
}

/**
 * Converts four inks to opaque RGBA, between the table's sixteen points around each colour.
 * @param levels of the four inks
 * @param strides bytes between the table's points for the first three inks; the last ink's are adjacent
 */
export function convertInks(
  cyan: usize,
  magenta: usize,
  yellow: usize,
  black: usize,
  count: u32,
  levels: usize,
  cyanStride: usize,
  magentaStride: usize,
  yellowStride: usize,
  into: usize,
): void {
  let last: u32 = 0;
  let pixel: u32 = 0;
  for (let x: u32 = 0; x < count; x += 1) {
    const c = <usize>load<u8>(cyan + x);
    const m = <usize>load<u8>(magenta + x);
    const y = <usize>load<u8>(yellow + x);
    const k = <usize>load<u8>(black + x);
    const inks = <u32>(c | (m << 8) | (y << 16) | (k << 24));
    if (x === 0 || inks !== last) {
      const cyanAt = levels + (c << 3);
      const magentaAt = levels + LEVELS + (m << 3);
      const yellowAt = levels + 2 * LEVELS + (y << 3);
      const blackAt = levels + 3 * LEVELS + (k << 3);
      const point = load<usize>(cyanAt) + load<usize>(magentaAt) + load<usize>(yellowAt) + load<usize>(blackAt);
      const magentaPart = v128.load32_splat(magentaAt, 4);
      const yellowPart = v128.load32_splat(yellowAt, 4);
      const blackPart = v128.load32_splat(blackAt, 4);
      const colour = between(
        cube(point, magentaStride, yellowStride, magentaPart, yellowPart, blackPart),
        cube(point + cyanStride, magentaStride, yellowStride, magentaPart, yellowPart, blackPart),
        v128.load32_splat(cyanAt, 4),
      );
      const words = i32x4.trunc_sat_f32x4_s(f32x4.nearest(colour));
      const narrow = i16x8.narrow_i32x4_s(words, words);
      pixel = <u32>i32x4.extract_lane(i8x16.narrow_i16x8_u(narrow, narrow), 0) | OPAQUE;
      last = inks;
    }
    store<u32>(into, pixel);
    into += PIXEL_BYTES;
  }
}

function cube(at: usize, magentaStride: usize, yellowStride: usize, magenta: v128, yellow: v128, black: v128): v128 {
  const one = between(line(at, black), line(at + yellowStride, black), yellow);
  const next = at + magentaStride;
  return between(one, between(line(next, black), line(next + yellowStride, black), yellow), magenta);
}

function line(at: usize, black: v128): v128 {
  return between(v128.load(at), v128.load(at, POINT), black);
}

function between(one: v128, other: v128, part: v128): v128 {
  return f32x4.add(one, f32x4.mul(f32x4.sub(other, one), part));
}
