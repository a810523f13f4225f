/** Transforms whole 4:4:4 pictures. Reference: encode/testing/plain-encoder.ts. */
import { convertMcu } from "./convert";
import { encodeMcu } from "./encode";
import { forwardDct } from "./forward-dct";
import { quantise } from "./quantise";
import { writtenBits } from "./write";

const MCU_SIDE: u32 = 8;
const ROW_BYTES: usize = 32;
const BLOCK_SAMPLES: usize = 256;
const BLOCK_COEFFICIENTS: usize = 128;
const BLOCKS: usize = 3;
const MCU_COEFFICIENTS: usize = BLOCKS * BLOCK_COEFFICIENTS;

/**
 * Converts eight RGBA rows to quantised MCUs, repeating the last column.
 * @param luma quantisation description
 * @param scratch memory for MCU samples, block coefficients and MCU pixels
 */
export function transformRow(pixels: usize, width: u32, luma: usize, chroma: usize, scratch: usize, into: usize): void {
  const stride = (<usize>width) << 2;
  const end = into + <usize>((width + MCU_SIDE - 1) / MCU_SIDE) * MCU_COEFFICIENTS;
  const whole = into + <usize>(width / MCU_SIDE) * MCU_COEFFICIENTS;
  for (; into < whole; into += MCU_COEFFICIENTS) {
    transformMcu(pixels, stride, luma, chroma, scratch, into);
    pixels += ROW_BYTES;
  }
  if (whole === end) return;
  const filled = scratch + BLOCKS * BLOCK_SAMPLES + BLOCK_COEFFICIENTS;
  fillUp(pixels, stride, width % MCU_SIDE, filled);
  transformMcu(filled, ROW_BYTES, luma, chroma, scratch, into);
}

/** Copies the first `width` pixels in eight rows and repeats the last. */
function fillUp(pixels: usize, stride: usize, width: u32, into: usize): void {
  const own = (<usize>width) << 2;
  for (let row: u32 = 0; row < MCU_SIDE; row += 1) {
    memory.copy(into, pixels, own);
    const last = load<u32>(pixels + own - 4);
    for (let at = own; at < ROW_BYTES; at += 4) store<u32>(into + at, last);
    pixels += stride;
    into += ROW_BYTES;
  }
}

function transformMcu(pixels: usize, stride: usize, luma: usize, chroma: usize, scratch: usize, into: usize): void {
  const turned = scratch + BLOCKS * BLOCK_SAMPLES;
  convertMcu(pixels, stride, scratch);
  for (let block: usize = 0; block < BLOCKS; block += 1) {
    const samples = scratch + block * BLOCK_SAMPLES;
    forwardDct(samples);
    quantise(block === 0 ? luma : chroma, samples, turned, into + block * BLOCK_COEFFICIENTS);
  }
}

/**
 * Encodes successive MCUs like {@link encodeMcus}, and stores the bits written up to the end of each.
 * @param ends a word per MCU
 */
export function measureMcus(
  coefficients: usize,
  count: u32,
  stride: usize,
  blocks: usize,
  blocksEnd: usize,
  components: usize,
  ends: usize,
): i32 {
  for (let n: u32 = 0; n < count; n += 1) {
    const lacking = encodeMcu(coefficients, blocks, blocksEnd, components);
    if (lacking >= 0) return lacking;
    store<u32>(ends + (n << 2), writtenBits());
    coefficients += stride;
  }
  return -1;
}

/**
 * Encodes MCUs by their numbers, a word each.
 * @param stride bytes between MCUs
 * @returns -1, or the symbol missing from a table
 */
export function encodeRecords(
  numbers: usize,
  count: u32,
  coefficients: usize,
  stride: usize,
  blocks: usize,
  blocksEnd: usize,
  components: usize,
): i32 {
  for (const end = numbers + (count << 2); numbers < end; numbers += 4) {
    const lacking = encodeMcu(coefficients + <usize>load<u32>(numbers) * stride, blocks, blocksEnd, components);
    if (lacking >= 0) return lacking;
  }
  return -1;
}

/**
 * Encodes successive MCUs, see {@link encodeMcu}.
 * @param stride bytes between MCUs
 * @returns -1, or the symbol missing from a table
 */
export function encodeMcus(
  coefficients: usize,
  count: u32,
  stride: usize,
  blocks: usize,
  blocksEnd: usize,
  components: usize,
): i32 {
  for (; count > 0; count -= 1) {
    const lacking = encodeMcu(coefficients, blocks, blocksEnd, components);
    if (lacking >= 0) return lacking;
    coefficients += stride;
  }
  return -1;
}
