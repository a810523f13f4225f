/** Reference: McuCanvas's `photo` in draw/mcu-canvas.ts; layout: jpeg/lossless/kernel/kernel-drawing.ts. */
import {
  ACROSS,
  BLOCK_BYTES,
  CODER,
  COEFFICIENT_BYTES,
  COMPONENT,
  COMPONENT_BYTES,
  DOWN,
  PLANE,
  SAMPLES_BYTES,
  X,
  Y,
} from "./draw";
import { inverseDct } from "./inverse-dct";

/** Eight samples, f64. */
const LINE_BYTES: usize = 64;

/**
 * Decodes a photo's MCU into a box of its pixels, and repeats the samples of subsampled components.
 * @param basis see {@link inverseDct}
 * @param all false to leave out blocks inside the box
 */
export function drawPhoto(
  blocks: usize,
  blocksEnd: usize,
  components: usize,
  across: u32,
  own: usize,
  samples: usize,
  coefficients: usize,
  basis: usize,
  boxLeft: u32,
  boxTop: u32,
  boxRight: u32,
  boxBottom: u32,
  all: bool,
): void {
  for (let block = blocks; block < blocksEnd; block += BLOCK_BYTES) {
    const left = load<u32>(block, X);
    const top = load<u32>(block, Y);
    const right = left + (load<u32>(block, ACROSS) << 3);
    const bottom = top + (load<u32>(block, DOWN) << 3);
    const isTouched = left < boxRight && top < boxBottom && right > boxLeft && bottom > boxTop;
    const isInside = left >= boxLeft && top >= boxTop && right <= boxRight && bottom <= boxBottom;
    if (isTouched && (all || !isInside)) {
      const component = components + <usize>load<u32>(block, COMPONENT) * COMPONENT_BYTES;
      const height = load<u32>(block, DOWN);
      const first = (max(top, boxTop) - top) / height;
      const last = (min(bottom, boxBottom) - top + height - 1) / height;
      inverseDct(coefficients, load<usize>(component, CODER), basis, samples + SAMPLES_BYTES, samples, first, last);
      const plane = load<usize>(component, PLANE);
      enlarge(
        block,
        samples,
        plane,
        across,
        max(left, boxLeft),
        max(top, boxTop),
        min(right, boxRight),
        min(bottom, boxBottom),
      );
    }
    coefficients += COEFFICIENT_BYTES;
  }
  for (let y = boxTop; y < boxBottom; y += 1) memory.fill(own + y * across + boxLeft, 1, boxRight - boxLeft);
}

function enlarge(
  block: usize,
  samples: usize,
  plane: usize,
  across: u32,
  left: u32,
  top: u32,
  right: u32,
  bottom: u32,
): void {
  const width = load<u32>(block, ACROSS);
  const height = load<u32>(block, DOWN);
  const x = left - load<u32>(block, X);
  const y = top - load<u32>(block, Y);
  let line = samples + ((y / height) << 6);
  let rows = height - (y % height);
  const end = plane + ((bottom * across + left) << 2);
  for (let row = plane + ((top * across + left) << 2); row < end; row += across << 2) {
    enlargeRow(line + ((x / width) << 3), width - (x % width), width, row, row + ((right - left) << 2));
    rows -= 1;
    if (rows === 0) {
      line += LINE_BYTES;
      rows = height;
    }
  }
}

/** Repeats each sample `width` times, the first one `columns` times. */
function enlargeRow(sample: usize, columns: u32, width: u32, at: usize, end: usize): void {
  for (; at < end; at += 4) {
    store<f32>(at, <f32>load<f64>(sample));
    columns -= 1;
    if (columns === 0) {
      sample += 8;
      columns = width;
    }
  }
}
