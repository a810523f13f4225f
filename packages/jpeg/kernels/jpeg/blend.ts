/** Reference: draw/overlay-band.ts and `blend` in draw/mcu-canvas.ts; layout: jpeg/lossless/kernel/kernel-drawing.ts. */
import { COMPONENT_BYTES, PLANE } from "./draw";

const PIXEL_BYTES: usize = 4;
/** Offsets of a component's weights for red, green and blue, and of its constant, as f64. */
const MIX_BYTES: usize = 32;

/** Returns whether an RGBA area has one colour. */
export function isEven(pixels: usize, stride: usize, width: u32, rows: u32): bool {
  const first = load<u32>(pixels);
  for (; rows > 0; rows -= 1) {
    const end = pixels + (width << 2);
    for (let at = pixels; at < end; at += PIXEL_BYTES) if (load<u32>(at) !== first) return false;
    pixels += stride;
  }
  return true;
}

/** Blends RGBA pixels with straight alpha over an MCU's pixels from `place`. */
export function blend(
  pixels: usize,
  stride: usize,
  width: u32,
  rows: u32,
  place: u32,
  across: u32,
  components: usize,
  componentsEnd: usize,
  mixes: usize,
  own: usize,
): void {
  for (; rows > 0; rows -= 1) {
    let x: u32 = 0;
    for (; x + 4 <= width; x += 4) {
      const alphas = i32x4.shr_u(v128.load(pixels + (x << 2)), 24);
      if (!v128.any_true(alphas)) continue;
      if (i32x4.all_true(i32x4.eq(alphas, i32x4.splat(255)))) {
        coverFour(pixels + (x << 2), place + x, components, componentsEnd, mixes);
        store<u32>(own + place + x, 0);
      } else blendPixels(pixels, x, x + 4, place, components, componentsEnd, mixes, own);
    }
    blendPixels(pixels, x, width, place, components, componentsEnd, mixes, own);
    pixels += stride;
    place += across;
  }
}

function blendPixels(
  pixels: usize,
  x: u32,
  end: u32,
  place: u32,
  components: usize,
  componentsEnd: usize,
  mixes: usize,
  own: usize,
): void {
  for (; x < end; x += 1) {
    const pixel = load<u32>(pixels + (x << 2));
    if (pixel >>> 24 === 0) continue;
    blendPixel(pixel, place + x, components, componentsEnd, mixes);
    store<u8>(own + place + x, 0);
  }
}

/** Converts four opaque pixels, in double precision and in the order of the scalar sum. */
function coverFour(pixels: usize, place: u32, components: usize, componentsEnd: usize, mix: usize): void {
  const four = v128.load(pixels);
  const byte = i32x4.splat(255);
  const red = v128.and(four, byte);
  const green = v128.and(i32x4.shr_u(four, 8), byte);
  const blue = v128.and(i32x4.shr_u(four, 16), byte);
  for (let component = components; component < componentsEnd; component += COMPONENT_BYTES) {
    const low = twoSamples(red, green, blue, mix);
    const high = twoSamples(upper(red), upper(green), upper(blue), mix);
    v128.store(load<usize>(component, PLANE) + (place << 2), v128.shuffle<i32>(low, high, 0, 1, 4, 5));
    mix += MIX_BYTES;
  }
}

function upper(four: v128): v128 {
  return v128.shuffle<i32>(four, four, 2, 3, 2, 3);
}

function twoSamples(red: v128, green: v128, blue: v128, mix: usize): v128 {
  const reds = f64x2.mul(v128.load64_splat(mix), f64x2.convert_low_i32x4_s(red));
  const greens = f64x2.mul(v128.load64_splat(mix, 8), f64x2.convert_low_i32x4_s(green));
  const blues = f64x2.mul(v128.load64_splat(mix, 16), f64x2.convert_low_i32x4_s(blue));
  return f32x4.demote_f64x2_zero(f64x2.add(f64x2.add(f64x2.add(reds, greens), blues), v128.load64_splat(mix, 24)));
}

function blendPixel(pixel: u32, place: u32, components: usize, componentsEnd: usize, mix: usize): void {
  const red = <f64>(pixel & 255);
  const green = <f64>((pixel >>> 8) & 255);
  const blue = <f64>((pixel >>> 16) & 255);
  const alpha = pixel >>> 24;
  const cover = <f64>alpha / 255;
  for (let component = components; component < componentsEnd; component += COMPONENT_BYTES) {
    const at = load<usize>(component, PLANE) + (place << 2);
    const sample = load<f64>(mix) * red + load<f64>(mix, 8) * green + load<f64>(mix, 16) * blue + load<f64>(mix, 24);
    store<f32>(at, <f32>(alpha === 255 ? sample : sample * cover + <f64>load<f32>(at) * (1 - cover)));
    mix += MIX_BYTES;
  }
}
