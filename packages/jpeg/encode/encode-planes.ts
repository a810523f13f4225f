import type { Size } from "@matte/engine";
import { join } from "@matte/pixels/bytes";
import { BitWriter } from "../lossless/bits/bit-writer.ts";
import { BytesOut } from "../lossless/bits/bytes-out.ts";
import { forwardDct } from "../lossless/blocks/forward-dct.ts";
import { mcuGrid } from "../lossless/blocks/mcu.ts";
import { factorsOf, quantise } from "../lossless/draw/block-coder.ts";
import { writeHeader } from "../lossless/markers/write-header.ts";
import { codesOf } from "../lossless/splice/coding-tables.ts";
import { HuffmanSink } from "../lossless/splice/huffman-sink.ts";
import { McuEncoder } from "../lossless/splice/mcu-encoder.ts";
import { EOI } from "@matte/pixels/segments";
import type { JpegPicture } from "./encode.ts";
import { quantisationAt } from "./quantisation.ts";
import { sampledTables } from "./sample.ts";

const SIDE = 8;
const BLOCK = SIDE * SIDE;
const PIXEL_BYTES = 4;

/**
 * Encodes a small picture's samples as they are, without conversion to YCbCr, with the standard luma table for all components.
 * @param count 1 for a grey JPEG of the red channel, 3 for an RGB JPEG, which needs Adobe's segment
 */
export function encodePlanes(
  { size, quality, segments, read }: Omit<JpegPicture, "alike">,
  count: 1 | 3,
): Uint8Array<ArrayBuffer> {
  const quantisation = quantisationAt(quality).luma;
  const components = Array.from({ length: count }, (_, index) => ({ id: index + 1, h: 1, v: 1, quantisation }));
  const grid = mcuGrid(size, components);
  const factors = factorsOf(quantisation);
  const coefficientsOf = (row: number): Int16Array => {
    const top = row * SIDE;
    const rows = Math.min(SIDE, size.height - top);
    return rowOfBlocks(read(top, rows), { width: size.width, height: rows }, count, factors);
  };
  const tables = sampledTables(grid, coefficientsOf);
  const out = new BytesOut(2 ** 16);
  writeHeader(out, { size, metadata: segments, components, tables });
  const writer = new BitWriter(out);
  const encoder = new McuEncoder(grid.blocks, count, new HuffmanSink(writer, codesOf(tables)));
  for (let row = 0; row < grid.rows; row += 1) {
    const coefficients = coefficientsOf(row);
    for (let column = 0; column < grid.columns; column += 1) encoder.encode(coefficients, column * count * BLOCK);
  }
  writer.finish();
  return join([out.written(), Uint8Array.of(0xff, EOI)]);
}

/** Quantises up to eight rows of RGBA, MCU by MCU; repeats the last pixel past the edges. */
function rowOfBlocks(rgba: Uint8ClampedArray, size: Size, count: number, factors: Float32Array): Int16Array {
  const blocks = Math.ceil(size.width / SIDE) * count;
  const into = new Int16Array(blocks * BLOCK);
  const samples = new Float32Array(BLOCK);
  for (let block = 0; block < blocks; block += 1) {
    const [left, channel] = [Math.floor(block / count) * SIDE, block % count];
    for (let n = 0; n < BLOCK; n += 1) {
      const x = Math.min(size.width - 1, left + (n & 7));
      const y = Math.min(size.height - 1, n >> 3);
      samples[n] = (rgba[PIXEL_BYTES * (y * size.width + x) + channel] ?? 0) - 128;
    }
    forwardDct(samples);
    quantise(samples, factors, into, block * BLOCK);
  }
  return into;
}
