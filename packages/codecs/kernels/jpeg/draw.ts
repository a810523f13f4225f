/** Counterparts: draw/ink-band.ts, draw/mcu-canvas.ts, draw/block-coder.ts. jpeg/lossless/kernel/canvas.ts lays out what they read. */
import { forwardDct } from "./forward-dct";

const PIXEL_BYTES: usize = 4;
/** Red, green, blue and offset of a component's sample, as f64. */
const MIX_BYTES: usize = 32;
const OWN_EIGHT: u64 = ((<u64>0x01010101) << 32) | 0x01010101;

/** Offsets in a component's description, and its size: its samples, how it is quantised, and the levels of flat colours. */
const PLANE: usize = 0;
const CODER: usize = 4;
const FLATS: usize = 8;
const FLATS_END: usize = 12;
const COMPONENT_BYTES: usize = 16;

/** Offsets in a block's description, and its size: its first pixel in the MCU, and how many pixels one of its samples covers. */
const COMPONENT: usize = 0;
const X: usize = 4;
const Y: usize = 8;
const ACROSS: usize = 12;
const DOWN: usize = 16;
const BLOCK_BYTES: usize = 20;

/** By zig-zag position: the factor as f64, the step as f64, and which sample it is. */
const STEP: usize = 512;
const PLACE: usize = 1024;

const FLAT_BYTES: usize = 16;
const COEFFICIENT_BYTES: usize = 128;
const QUALITY_BYTES: usize = 16;
const MAX_AC: f64 = 1023;
const MAX_DC: f64 = 1023;

/** Whether an area of RGBA pixels is of one colour. */
export function isEven(pixels: usize, stride: usize, width: u32, rows: u32): bool {
  const first = load<u32>(pixels);
  for (; rows > 0; rows -= 1) {
    const end = pixels + (width << 2);
    for (let at = pixels; at < end; at += PIXEL_BYTES) if (load<u32>(at) !== first) return false;
    pixels += stride;
  }
  return true;
}

/** Lays RGBA pixels of straight alpha over an MCU's pixels from `place` on. */
export function layOver(
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
    for (let x: u32 = 0; x < width; x += 1) {
      const pixel = load<u32>(pixels + (x << 2));
      if (pixel >>> 24 === 0) continue;
      inkPixel(pixel, place + x, components, componentsEnd, mixes);
      store<u8>(own + place + x, 0);
    }
    pixels += stride;
    place += across;
  }
}

function inkPixel(pixel: u32, place: u32, components: usize, componentsEnd: usize, mix: usize): void {
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

/**
 * Encodes an MCU over its coefficients. Blocks of nothing but the photo's own pixels keep those that are there.
 * @param quality by component the sum of squared errors and the number of samples, as f64; 0 where nobody wants to know
 */
export function drawMcu(
  blocks: usize,
  blocksEnd: usize,
  components: usize,
  across: u32,
  own: usize,
  samples: usize,
  into: usize,
  quality: usize,
): void {
  for (let block = blocks; block < blocksEnd; block += BLOCK_BYTES) {
    const number = load<u32>(block, COMPONENT);
    const component = components + number * COMPONENT_BYTES;
    const corner = load<u32>(block, Y) * across + load<u32>(block, X);
    if (!isOwn(block, own + corner, across)) {
      shrink(block, load<usize>(component, PLANE) + (corner << 2), across, samples);
      const squares = encodeSamples(component, samples, into);
      if (quality !== 0 && squares >= 0) note(quality + number * QUALITY_BYTES, squares);
    }
    into += COEFFICIENT_BYTES;
  }
}

function note(quality: usize, squares: f64): void {
  store<f64>(quality, load<f64>(quality) + squares);
  store<f64>(quality, load<f64>(quality, 8) + 64, 8);
}

function isOwn(block: usize, own: usize, across: u32): bool {
  const width = load<u32>(block, ACROSS) << 3;
  for (let rows = load<u32>(block, DOWN) << 3; rows > 0; rows -= 1) {
    for (let x: u32 = 0; x < width; x += 8) if (load<u64>(own + x) !== OWN_EIGHT) return false;
    own += across;
  }
  return true;
}

/** The block's samples, each the mean of the pixels that it covers. */
function shrink(block: usize, plane: usize, across: u32, samples: usize): void {
  const width = load<u32>(block, ACROSS);
  const height = load<u32>(block, DOWN);
  for (let y: u32 = 0; y < 8; y += 1) {
    for (let x: u32 = 0; x < 8; x += 1) {
      const corner = plane + ((y * height * across + x * width) << 2);
      store<f64>(samples, mean(corner, across, width, height));
      samples += 8;
    }
  }
}

function mean(corner: usize, across: u32, width: u32, height: u32): f64 {
  if (width === 1 && height === 1) return <f64>load<f32>(corner);
  let sum: f64 = 0;
  for (let y: u32 = 0; y < height; y += 1) {
    for (let x: u32 = 0; x < width; x += 1) sum += <f64>load<f32>(corner + ((y * across + x) << 2));
  }
  return sum / <f64>(width * height);
}

/** Returns the squared error of the block, -1 of blocks of a flat colour. */
function encodeSamples(component: usize, samples: usize, into: usize): f64 {
  if (areSame(samples)) {
    const end = load<usize>(component, FLATS_END);
    for (let flat = load<usize>(component, FLATS); flat < end; flat += FLAT_BYTES) {
      if (load<f64>(flat) !== load<f64>(samples)) continue;
      memory.fill(into, 0, COEFFICIENT_BYTES);
      store<i16>(into, <i16>load<i32>(flat, 8));
      return -1;
    }
  }
  for (let at = samples; at < samples + 512; at += 8) store<f64>(at, load<f64>(at) - 128);
  forwardDct(samples);
  return quantise(load<usize>(component, CODER), samples, into);
}

function areSame(samples: usize): bool {
  const first = load<f64>(samples);
  for (let at = samples + 8; at < samples + 512; at += 8) if (load<f64>(at) !== first) return false;
  return true;
}

function quantise(coder: usize, samples: usize, into: usize): f64 {
  let squares: f64 = 0;
  for (let k: u32 = 0; k < 64; k += 1) {
    const sample = samples + ((<usize>load<u8>(coder + k, PLACE)) << 3);
    const exact = load<f64>(sample) * load<f64>(coder + (k << 3));
    const limit = k === 0 ? MAX_DC : MAX_AC;
    const value = min(limit, max(-limit, nearestUp(exact)));
    store<i16>(into + (k << 1), <i16>value);
    const error = (exact - value) * load<f64>(coder + (k << 3), STEP);
    squares += error * error;
  }
  return squares;
}

/** Math.round: halves go up. */
function nearestUp(value: f64): f64 {
  const up = ceil(value);
  return up - 0.5 <= value ? up : up - 1;
}
