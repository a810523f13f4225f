/** Reference: encode/testing/plain-samples.ts. Both use whole numbers, so that they are equal. */

/** Bytes for four RGBA pixels, a block's samples, and half a row of these. */
const HALF: usize = 16;
const BLOCK: usize = 256;
const HALF_SAMPLES: usize = 16;

/** ITU-T T.871 §7 weights times 2^15, in 16-bit pairs: red or green low, blue or nothing high. */
const LUMA_RB: u32 = (3736 << 16) | 9798;
const LUMA_G: u32 = 19234;
const CB_RB: u32 = (16384 << 16) | (-5529 & 0xffff);
const CB_G: u32 = -10855 & 0xffff;
const CR_RB: u32 = ((-2664 & 0xffff) << 16) | 16384;
const CR_G: u32 = -13720 & 0xffff;
/** Middle grey. */
const LUMA_LEVEL: i32 = 128 << 15;

/** Converts 64 RGBA pixels to three blocks of level-shifted samples, f32 times 2^15. */
export function convertMcu(pixels: usize, stride: usize, samples: usize): void {
  for (const end = samples + BLOCK; samples < end; samples += 2 * HALF_SAMPLES) {
    convertFour(v128.load(pixels), samples);
    convertFour(v128.load(pixels + HALF), samples + HALF_SAMPLES);
    pixels += stride;
  }
}

function convertFour(pixels: v128, samples: usize): void {
  const rb = v128.and(pixels, i16x8.splat(0xff));
  const g = i16x8.shr_u(pixels, 8);
  v128.store(samples, f32x4.convert_i32x4_s(i32x4.sub(mixed(rb, g, LUMA_RB, LUMA_G), i32x4.splat(LUMA_LEVEL))));
  v128.store(samples, f32x4.convert_i32x4_s(mixed(rb, g, CB_RB, CB_G)), BLOCK);
  v128.store(samples, f32x4.convert_i32x4_s(mixed(rb, g, CR_RB, CR_G)), 2 * BLOCK);
}

function mixed(rb: v128, g: v128, rbWeights: u32, gWeight: u32): v128 {
  return i32x4.add(i32x4.dot_i16x8_s(rb, i32x4.splat(rbWeights)), i32x4.dot_i16x8_s(g, i32x4.splat(gWeight)));
}
