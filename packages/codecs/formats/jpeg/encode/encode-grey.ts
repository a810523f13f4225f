import { join } from "../../../bytes.ts";
import { BitWriter } from "../lossless/bits/bit-writer.ts";
import { BytesOut } from "../lossless/bits/bytes-out.ts";
import { forwardDct } from "../lossless/blocks/forward-dct.ts";
import { mcuGrid } from "../lossless/blocks/mcu.ts";
import { factorsOf, quantise } from "../lossless/draw/block-coder.ts";
import { writeHeader } from "../lossless/markers/write-header.ts";
import { codesOf } from "../lossless/splice/coding-tables.ts";
import { HuffmanSink } from "../lossless/splice/huffman-sink.ts";
import { McuEncoder } from "../lossless/splice/mcu-encoder.ts";
import { EOI } from "../markers.ts";
import type { JpegPicture } from "./encode.ts";
import { quantisationAt } from "./quantisation.ts";
import { sampledTables } from "./sample.ts";

const SIDE = 8;
const BLOCK = SIDE * SIDE;

/** Encodes a small picture's red channel, such as a gain map, as a grey baseline JPEG with the standard luma table. */
export function encodeGrey({ size, quality, segments, read }: Omit<JpegPicture, "alike">): Uint8Array<ArrayBuffer> {
  const quantisation = quantisationAt(quality).luma;
  const components = [{ id: 1, h: 1, v: 1, quantisation }];
  const grid = mcuGrid(size, components);
  const factors = factorsOf(quantisation);
  const coefficientsOf = (row: number): Int16Array => {
    const top = row * SIDE;
    const rows = Math.min(SIDE, size.height - top);
    return rowOfBlocks(read(top, rows), size.width, rows, factors);
  };
  const tables = sampledTables(grid, coefficientsOf);
  const out = new BytesOut(2 ** 16);
  writeHeader(out, { size, metadata: segments, components, tables });
  const writer = new BitWriter(out);
  const encoder = new McuEncoder(grid.blocks, 1, new HuffmanSink(writer, codesOf(tables)));
  for (let row = 0; row < grid.rows; row += 1) {
    const coefficients = coefficientsOf(row);
    for (let column = 0; column < grid.columns; column += 1) encoder.encode(coefficients, column * BLOCK);
  }
  writer.finish();
  return join([out.written(), Uint8Array.of(0xff, EOI)]);
}

/** Quantises up to eight rows of RGBA; repeats the last pixel past the edges. */
function rowOfBlocks(rgba: Uint8ClampedArray, width: number, rows: number, factors: Float32Array): Int16Array {
  const columns = Math.ceil(width / SIDE);
  const into = new Int16Array(columns * BLOCK);
  const samples = new Float32Array(BLOCK);
  for (let column = 0; column < columns; column += 1) {
    for (let n = 0; n < BLOCK; n += 1) {
      const x = Math.min(width - 1, column * SIDE + (n & 7));
      const y = Math.min(rows - 1, n >> 3);
      samples[n] = (rgba[4 * (y * width + x)] ?? 0) - 128;
    }
    forwardDct(samples);
    quantise(samples, factors, into, column * BLOCK);
  }
  return into;
}
