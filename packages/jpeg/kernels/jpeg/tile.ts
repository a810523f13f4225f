/** Reference: PlainDrawing's `tile` and `lay` in draw/drawing.ts; layout: jpeg/lossless/kernel/kernel-drawing.ts. */
import {
  BLOCK_BYTES,
  CODER,
  COEFFICIENT_BYTES,
  COMPONENT,
  COMPONENT_BYTES,
  FLATS,
  PLANE,
  putFlat,
  putFlatOf,
  X,
  Y,
} from "./draw";
import { forwardDct } from "./forward-dct";
import { quantise } from "./quantise";

/** A component's samples of all 256 indices, as f32. */
const TABLE_BYTES: usize = 1024;

/**
 * Encodes MCUs next to each other in a tile's indices. Components from `mixedEnd` on have the first flat colour's level; those before
 * it are not subsampled.
 * @param tables samples by component
 * @param least AC coefficients below this many steps become 0
 */
export function drawTile(
  indices: usize,
  stride: usize,
  count: u32,
  width: u32,
  blocks: usize,
  blocksEnd: usize,
  components: usize,
  mixedEnd: usize,
  tables: usize,
  samples: usize,
  into: usize,
  least: f32,
): void {
  for (; count > 0; count -= 1) {
    for (let block = blocks; block < blocksEnd; block += BLOCK_BYTES) {
      const number: usize = load<u32>(block, COMPONENT);
      const component = components + number * COMPONENT_BYTES;
      if (component < mixedEnd) {
        const corner = indices + <usize>load<u32>(block, Y) * stride + <usize>load<u32>(block, X);
        encodeIndices(component, corner, stride, tables + number * TABLE_BYTES, samples, into, least);
      } else putFlat(load<usize>(component, FLATS), into);
      into += COEFFICIENT_BYTES;
    }
    indices += width;
  }
}

/** Lays a tile's indices over an MCU's pixels from `place`, in components up to `mixedEnd`. */
export function layTile(
  indices: usize,
  stride: usize,
  width: u32,
  rows: u32,
  place: u32,
  across: u32,
  components: usize,
  mixedEnd: usize,
  tables: usize,
  own: usize,
): void {
  for (; rows > 0; rows -= 1) {
    let table = tables;
    for (let component = components; component < mixedEnd; component += COMPONENT_BYTES) {
      const into = load<usize>(component, PLANE) + (place << 2);
      for (let x: u32 = 0; x < width; x += 1) store<f32>(into + (x << 2), sampleOf(indices + x, table));
      table += TABLE_BYTES;
    }
    memory.fill(own + place, 0, width);
    indices += stride;
    place += across;
  }
}

function encodeIndices(
  component: usize,
  indices: usize,
  stride: usize,
  table: usize,
  samples: usize,
  into: usize,
  least: f32,
): void {
  const first = f32x4.splat(sampleOf(indices, table));
  let same = i32x4.splat(-1);
  for (let at = samples; at < samples + 256; at += 32) {
    const left = fourSamples(indices, table);
    const right = fourSamples(indices + 4, table);
    same = v128.and(same, v128.and(f32x4.eq(left, first), f32x4.eq(right, first)));
    v128.store(at, f32x4.sub(left, f32x4.splat(128)));
    v128.store(at + 16, f32x4.sub(right, f32x4.splat(128)));
    indices += stride;
  }
  if (i32x4.all_true(same) && putFlatOf(component, <f64>f32x4.extract_lane(first, 0), into)) return;
  forwardDct(samples);
  quantise(load<usize>(component, CODER), samples, samples + 256, into, least);
}

function sampleOf(index: usize, table: usize): f32 {
  return load<f32>(table + ((<usize>load<u8>(index)) << 2));
}

function fourSamples(indices: usize, table: usize): v128 {
  let four = v128.load32_splat(table + ((<usize>load<u8>(indices)) << 2));
  four = v128.load32_lane(table + ((<usize>load<u8>(indices, 1)) << 2), four, 1);
  four = v128.load32_lane(table + ((<usize>load<u8>(indices, 2)) << 2), four, 2);
  return v128.load32_lane(table + ((<usize>load<u8>(indices, 3)) << 2), four, 3);
}
