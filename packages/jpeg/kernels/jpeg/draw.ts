/**
 * Reference: draw/mcu-canvas.ts and draw/block-coder.ts; layout: jpeg/lossless/kernel/kernel-drawing.ts.
 */
import { encodeEdge } from "./edge";
import { forwardDct } from "./forward-dct";
import { quantise, squaresOf } from "./quantise";

const OWN_EIGHT: u64 = ((<u64>0x01010101) << 32) | 0x01010101;

/** Component description's offsets and size: samples, quantisation, flat colours' levels, quantisation at edges. */
export const PLANE: usize = 0;
export const CODER: usize = 4;
export const FLATS: usize = 8;
const FLATS_END: usize = 12;
const EDGE_CODER: usize = 16;
export const COMPONENT_BYTES: usize = 20;

/** Block description's offsets and size: first pixel in the MCU, and pixels per sample. */
export const COMPONENT: usize = 0;
export const X: usize = 4;
export const Y: usize = 8;
export const ACROSS: usize = 12;
export const DOWN: usize = 16;
export const BLOCK_BYTES: usize = 20;

/** Description for a block at the photo's edge: see edge.ts. Its first word is 0 for other blocks. */
const EDGE_BYTES: usize = 16;

/** Block memory: 64 f64 samples, or half of it for transformed ones; then memory for blocks at edges. */
export const SAMPLES_BYTES: usize = 512;

export const FLAT_BYTES: usize = 16;
export const COEFFICIENT_BYTES: usize = 128;
const QUALITY_BYTES: usize = 16;

/**
 * Encodes an MCU over its coefficients. Blocks entirely inside the photo keep theirs.
 * @param quality summed squared errors and number of samples by component, as f64; 0 to skip this
 * @param edges descriptions for blocks at the photo's edges; 0 for none
 * @param least AC coefficients below this many steps become 0
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
  edges: usize,
  least: f32,
): void {
  for (let block = blocks; block < blocksEnd; block += BLOCK_BYTES) {
    const number: usize = load<u32>(block, COMPONENT);
    const component = components + number * COMPONENT_BYTES;
    const corner = load<u32>(block, Y) * across + load<u32>(block, X);
    if (!isOwn(block, own + corner, across)) {
      const plane = load<usize>(component, PLANE) + (corner << 2);
      const edge = edges !== 0 && load<usize>(edges) !== 0 ? edges : 0;
      let flat: bool = false;
      if (edge === 0 && load<u32>(block, ACROSS) === 1 && load<u32>(block, DOWN) === 1)
        flat = encodeWhole(component, plane, across, samples, into, least);
      else {
        shrink(block, plane, across, samples);
        flat = encodeSamples(component, samples, into, edge, least);
      }
      if (quality !== 0 && !flat) note(quality + number * QUALITY_BYTES, component, samples, into);
    }
    into += COEFFICIENT_BYTES;
    if (edges !== 0) edges += EDGE_BYTES;
  }
}

function note(quality: usize, component: usize, transformed: usize, quantised: usize): void {
  const squares = squaresOf(load<usize>(component, CODER), transformed, quantised);
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

/** Averages the pixels under each sample. */
function shrink(block: usize, plane: usize, across: u32, samples: usize): void {
  const width = load<u32>(block, ACROSS);
  const height = load<u32>(block, DOWN);
  if (width <= 2) return shrinkPairs(plane, across << 2, width, height, samples);
  for (let y: u32 = 0; y < 8; y += 1) {
    for (let x: u32 = 0; x < 8; x += 1) {
      const corner = plane + ((y * height * across + x * width) << 2);
      store<f64>(samples, mean(corner, across, width, height));
      samples += 8;
    }
  }
}

/** Averages one or two pixels across, two samples at once, in the order of {@link mean}. */
function shrinkPairs(row: usize, stride: u32, width: u32, height: u32, samples: usize): void {
  const count = f64x2.splat(<f64>(width * height));
  const step = (<usize>width) << 3;
  for (const end = samples + SAMPLES_BYTES; samples < end;) {
    for (let at = row; at < row + (step << 2); at += step) {
      let sum = f64x2.splat(0);
      for (let line = at; line < at + height * stride; line += stride) {
        sum =
          width === 1
            ? f64x2.add(sum, f64x2.promote_low_f32x4(v128.load64_zero(line)))
            : addPairs(sum, v128.load(line));
      }
      v128.store(samples, f64x2.div(sum, count));
      samples += 16;
    }
    row += height * stride;
  }
}

function addPairs(sum: v128, pixels: v128): v128 {
  const left = f64x2.promote_low_f32x4(v128.shuffle<f32>(pixels, pixels, 0, 2, 0, 2));
  const right = f64x2.promote_low_f32x4(v128.shuffle<f32>(pixels, pixels, 1, 3, 1, 3));
  return f64x2.add(f64x2.add(sum, left), right);
}

function mean(corner: usize, across: u32, width: u32, height: u32): f64 {
  let sum: f64 = 0;
  for (let y: u32 = 0; y < height; y += 1) {
    for (let x: u32 = 0; x < width; x += 1) sum += <f64>load<f32>(corner + ((y * across + x) << 2));
  }
  return sum / <f64>(width * height);
}

/** Like {@link encodeSamples}, for a block with a sample for each pixel. */
function encodeWhole(component: usize, plane: usize, across: u32, samples: usize, into: usize, least: f32): bool {
  const first = v128.load32_splat(plane);
  let same = i32x4.splat(-1);
  for (let at = samples; at < samples + 256; at += 32) {
    const left = v128.load(plane);
    const right = v128.load(plane, 16);
    same = v128.and(same, v128.and(f32x4.eq(left, first), f32x4.eq(right, first)));
    v128.store(at, f32x4.sub(left, f32x4.splat(128)));
    v128.store(at + 16, f32x4.sub(right, f32x4.splat(128)));
    plane += (<usize>across) << 2;
  }
  if (i32x4.all_true(same) && putFlatOf(component, <f64>f32x4.extract_lane(first, 0), into)) return true;
  forwardDct(samples);
  quantise(load<usize>(component, CODER), samples, samples + 256, into, least);
  return false;
}

/** Writes the block of a flat colour; returns whether there is one with this sample. */
export function putFlatOf(component: usize, sample: f64, into: usize): bool {
  const end = load<usize>(component, FLATS_END);
  for (let flat = load<usize>(component, FLATS); flat < end; flat += FLAT_BYTES) {
    if (load<f64>(flat) !== sample) continue;
    putFlat(flat, into);
    return true;
  }
  return false;
}

export function putFlat(flat: usize, into: usize): void {
  memory.fill(into, 0, COEFFICIENT_BYTES);
  store<i16>(into, <i16>load<i32>(flat, 8));
}

/** Returns true for a flat colour; otherwise transforms the samples. */
function encodeSamples(component: usize, samples: usize, into: usize, edge: usize, least: f32): bool {
  if (areSame(samples) && putFlatOf(component, load<f64>(samples), into)) return true;
  if (edge !== 0) {
    encodeEdge(edge, load<usize>(component, EDGE_CODER), samples, samples + SAMPLES_BYTES, into);
    return false;
  }
  for (let n: usize = 0; n < 256; n += 8) {
    const two = f64x2.sub(v128.load(samples + (n << 1)), f64x2.splat(128));
    v128.store64_lane(samples + n, f32x4.demote_f64x2_zero(two), 0);
  }
  forwardDct(samples);
  quantise(load<usize>(component, CODER), samples, samples + 256, into, least);
  return false;
}

function areSame(samples: usize): bool {
  const first = load<f64>(samples);
  if (load<f64>(samples, 504) !== first) return false;
  for (let at = samples + 8; at < samples + 512; at += 8) if (load<f64>(at) !== first) return false;
  return true;
}
