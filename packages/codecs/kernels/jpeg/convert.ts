/** Reference: encode/testing/plain-samples.ts. Both use whole numbers, so that they are equal. */

/** Bytes of eight RGBA pixels, of a block's samples, and of a row of these. */
const HALF: usize = 32;
const BLOCK: usize = 256;
const SAMPLE_ROW: usize = 32;

/** Weights of ITU-T T.871 §7 in pairs of 16 bits, red or green low, blue or nothing high: luma times 2^15, chroma times 2^14. */
const LUMA_RB: u32 = (3736 << 16) | 9798;
const LUMA_G: u32 = 19234;
const CB_RB: u32 = (8192 << 16) | (-2765 & 0xffff);
const CB_G: u32 = -5427 & 0xffff;
const CR_RB: u32 = ((-1332 & 0xffff) << 16) | 8192;
const CR_G: u32 = -6860 & 0xffff;
/** Middle grey. */
const LUMA_LEVEL: i32 = 128 << 15;

/**
 * Converts the RGBA pixels of a 4:2:0 MCU to the level-shifted samples of its six blocks, f32: luma times 2^15, chroma as sums of
 * four pixels times 2^14, which is 2^16.
 */
export function convertMcu(pixels: usize, stride: usize, samples: usize): void {
  const chroma = samples + 4 * BLOCK;
  for (let pair: usize = 0; pair < 8; pair += 1) {
    const luma = samples + (pair >>> 2) * 2 * BLOCK + (pair & 3) * 2 * SAMPLE_ROW;
    convertPair(pixels, stride, luma, chroma + pair * SAMPLE_ROW);
    convertPair(pixels + HALF, stride, luma + BLOCK, chroma + pair * SAMPLE_ROW + 16);
    pixels += stride << 1;
  }
}

/** Converts eight pixels of two rows. */
function convertPair(pixels: usize, stride: usize, luma: usize, chroma: usize): void {
  const bytes = i16x8.splat(0xff);
  const a = v128.load(pixels);
  const b = v128.load(pixels, 16);
  const c = v128.load(pixels + stride);
  const d = v128.load(pixels + stride, 16);
  const aRb = v128.and(a, bytes);
  const bRb = v128.and(b, bytes);
  const cRb = v128.and(c, bytes);
  const dRb = v128.and(d, bytes);
  const aG = i16x8.shr_u(a, 8);
  const bG = i16x8.shr_u(b, 8);
  const cG = i16x8.shr_u(c, 8);
  const dG = i16x8.shr_u(d, 8);
  v128.store(luma, lumaOf(aRb, aG));
  v128.store(luma, lumaOf(bRb, bG), 16);
  v128.store(luma, lumaOf(cRb, cG), SAMPLE_ROW);
  v128.store(luma, lumaOf(dRb, dG), SAMPLE_ROW + 16);
  const rb = pairs(i16x8.add(aRb, cRb), i16x8.add(bRb, dRb));
  const g = pairs(i16x8.add(aG, cG), i16x8.add(bG, dG));
  v128.store(chroma, mixed(rb, g, CB_RB, CB_G));
  v128.store(chroma, mixed(rb, g, CR_RB, CR_G), BLOCK);
}

function lumaOf(rb: v128, g: v128): v128 {
  const sum = i32x4.add(i32x4.dot_i16x8_s(rb, i32x4.splat(LUMA_RB)), i32x4.dot_i16x8_s(g, i32x4.splat(LUMA_G)));
  return f32x4.convert_i32x4_s(i32x4.sub(sum, i32x4.splat(LUMA_LEVEL)));
}

function mixed(rb: v128, g: v128, rbWeights: u32, gWeight: u32): v128 {
  const sum = i32x4.add(i32x4.dot_i16x8_s(rb, i32x4.splat(rbWeights)), i32x4.dot_i16x8_s(g, i32x4.splat(gWeight)));
  return f32x4.convert_i32x4_s(sum);
}

/** Sums of neighbours among eight pixels. */
function pairs(a: v128, b: v128): v128 {
  return i16x8.add(v128.shuffle<u32>(a, b, 0, 2, 4, 6), v128.shuffle<u32>(a, b, 1, 3, 5, 7));
}
