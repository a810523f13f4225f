/** Reference: PlainDrawing's `tile` and `lay` in draw/drawing.ts; layout: jpeg/lossless/kernel/kernel-drawing.ts. */
import {
  BLOCK_BYTES,
  CODER,
  COEFFICIENT_BYTES,
  COMPONENT,
  COMPONENT_BYTES,
  FLAT_BYTES,
  FLATS,
  FLATS_END,
  MIX_BYTES,
  PLANE,
  X,
  Y,
} from "./draw";
import { forwardDct } from "./forward-dct";
import { quantise } from "./quantise";

const BYTE: i32 = 255;

/**
 * Encodes MCUs next to each other in opaque RGBA pixels. Components from `mixedEnd` on have the first flat colour's level; those
 * before it are not subsampled.
 * @param least AC coefficients below this many steps become 0
 */
export function drawTile(
  pixels: usize,
  stride: usize,
  count: u32,
  width: u32,
  blocks: usize,
  blocksEnd: usize,
  components: usize,
  mixedEnd: usize,
  mixes: usize,
  samples: usize,
  into: usize,
  least: f32,
): void {
  for (; count > 0; count -= 1) {
    for (let block = blocks; block < blocksEnd; block += BLOCK_BYTES) {
      const number: usize = load<u32>(block, COMPONENT);
      const component = components + number * COMPONENT_BYTES;
      if (component < mixedEnd) {
        const corner = pixels + <usize>load<u32>(block, Y) * stride + ((<usize>load<u32>(block, X)) << 2);
        encodePixels(component, corner, stride, mixes + number * MIX_BYTES, samples, into, least);
      } else putFlat(load<usize>(component, FLATS), into);
      into += COEFFICIENT_BYTES;
    }
    pixels += width << 2;
  }
}

/** Copies opaque RGBA pixels over an MCU's pixels from `place`, in components up to `mixedEnd`. */
export function layTile(
  pixels: usize,
  stride: usize,
  width: u32,
  rows: u32,
  place: u32,
  across: u32,
  components: usize,
  mixedEnd: usize,
  mixes: usize,
  own: usize,
): void {
  for (; rows > 0; rows -= 1) {
    let mix = mixes;
    for (let component = components; component < mixedEnd; component += COMPONENT_BYTES) {
      laySamples(pixels, load<usize>(component, PLANE) + (place << 2), width, mix);
      mix += MIX_BYTES;
    }
    memory.fill(own + place, 0, width);
    pixels += stride;
    place += across;
  }
}

/** Writes nothing after the last sample, but reads whole vectors. */
function laySamples(pixels: usize, into: usize, count: u32, mix: usize): void {
  for (; count >= 4; count -= 4) {
    v128.store(into, fourSamples(pixels, mix));
    pixels += 16;
    into += 16;
  }
  if (count === 0) return;
  const rest = fourSamples(pixels, mix);
  store<f32>(into, f32x4.extract_lane(rest, 0));
  if (count > 1) store<f32>(into, f32x4.extract_lane(rest, 1), 4);
  if (count > 2) store<f32>(into, f32x4.extract_lane(rest, 2), 8);
}

function encodePixels(
  component: usize,
  pixels: usize,
  stride: usize,
  mix: usize,
  samples: usize,
  into: usize,
  least: f32,
): void {
  const first = f32x4.splat(f32x4.extract_lane(fourSamples(pixels, mix), 0));
  let same = i32x4.splat(-1);
  for (let at = samples; at < samples + 256; at += 32) {
    const left = fourSamples(pixels, mix);
    const right = fourSamples(pixels + 16, mix);
    same = v128.and(same, v128.and(f32x4.eq(left, first), f32x4.eq(right, first)));
    v128.store(at, f32x4.sub(left, f32x4.splat(128)));
    v128.store(at + 16, f32x4.sub(right, f32x4.splat(128)));
    pixels += stride;
  }
  if (i32x4.all_true(same) && putFlatOf(component, <f64>f32x4.extract_lane(first, 0), into)) return;
  forwardDct(samples);
  quantise(load<usize>(component, CODER), samples, samples + 256, into, least);
}

/** Converts four pixels to a component's samples, in double precision like a single one. */
function fourSamples(pixels: usize, mix: usize): v128 {
  const four = v128.load(pixels);
  const red = v128.and(four, i32x4.splat(BYTE));
  const green = v128.and(i32x4.shr_u(four, 8), i32x4.splat(BYTE));
  const blue = v128.and(i32x4.shr_u(four, 16), i32x4.splat(BYTE));
  const low = twoSamples(red, green, blue, mix);
  const high = twoSamples(upper(red), upper(green), upper(blue), mix);
  return v128.shuffle<i32>(low, high, 0, 1, 4, 5);
}

function upper(four: v128): v128 {
  return v128.shuffle<i32>(four, four, 2, 3, 2, 3);
}

function twoSamples(red: v128, green: v128, blue: v128, mix: usize): v128 {
  const reds = f64x2.mul(v128.load64_splat(mix), f64x2.convert_low_i32x4_s(red));
  const greens = f64x2.mul(v128.load64_splat(mix, 8), f64x2.convert_low_i32x4_s(green));
  const blues = f64x2.mul(v128.load64_splat(mix, 16), f64x2.convert_low_i32x4_s(blue));
  const sum = f64x2.add(f64x2.add(f64x2.add(reds, greens), blues), v128.load64_splat(mix, 24));
  return f32x4.demote_f64x2_zero(sum);
}

/** Writes the block of a flat colour; returns whether there is one with this sample. */
function putFlatOf(component: usize, sample: f64, into: usize): bool {
  const end = load<usize>(component, FLATS_END);
  for (let flat = load<usize>(component, FLATS); flat < end; flat += FLAT_BYTES) {
    if (load<f64>(flat) !== sample) continue;
    putFlat(flat, into);
    return true;
  }
  return false;
}

function putFlat(flat: usize, into: usize): void {
  memory.fill(into, 0, COEFFICIENT_BYTES);
  store<i16>(into, <i16>load<i32>(flat, 8));
}
