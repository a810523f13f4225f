/** Reference for encode.ts without a kernel, for a picture in memory. */
import { join } from "@matte/pixels/bytes";
import { forwardDct } from "../../lossless/blocks/forward-dct.ts";
import { BitWriter } from "../../lossless/bits/bit-writer.ts";
import { BytesOut } from "../../lossless/bits/bytes-out.ts";
import { factorsOf, quantise } from "../../lossless/draw/block-coder.ts";
import { codesOf } from "../../lossless/splice/coding-tables.ts";
import { HuffmanSink } from "../../lossless/splice/huffman-sink.ts";
import { McuEncoder } from "../../lossless/splice/mcu-encoder.ts";
import { bandHeight, formatOf, headerOf, MCU_SIDE, SAMPLE_SCALE } from "../format.ts";
import { sampledTables } from "../sample.ts";
import { mcuSamples } from "./plain-samples.ts";
import type { Raw } from "./pictures.ts";
import { EOI, RST0 } from "@matte/pixels/segments";

/** Coefficients per MCU. */
const STRIDE = 3 * 64;

export function encodePlainly(raw: Raw, quality: number): Uint8Array {
  const format = formatOf(raw, quality);
  const { components, grid } = format;
  const factors = components.map(({ quantisation }) => factorsOf(quantisation, SAMPLE_SCALE));
  const coefficientsOf = (row: number): Int16Array => {
    const into = new Int16Array(grid.columns * STRIDE);
    for (let column = 0; column < grid.columns; column += 1) {
      mcuSamples(raw, column, row).forEach((samples, block) => {
        forwardDct(samples);
        quantise(samples, factors[grid.blocks[block]!.component]!, into, column * STRIDE + block * 64);
      });
    }
    return into;
  };
  const tables = sampledTables(grid, coefficientsOf);
  const rowsOfBand = bandHeight(raw) / MCU_SIDE;
  const pieces = [headerOf(raw, format, tables, [])];
  for (let top = 0; top < grid.rows; top += rowsOfBand) {
    if (top > 0) pieces.push(Uint8Array.of(0xff, RST0 + ((top / rowsOfBand - 1) % 8)));
    const out = new BytesOut(2 ** 16);
    const writer = new BitWriter(out);
    const encoder = new McuEncoder(grid.blocks, 3, new HuffmanSink(writer, codesOf(tables)));
    for (let row = top; row < Math.min(grid.rows, top + rowsOfBand); row += 1) {
      const coefficients = coefficientsOf(row);
      for (let column = 0; column < grid.columns; column += 1) encoder.encode(coefficients, column * STRIDE);
    }
    writer.finish();
    pieces.push(out.done());
  }
  return join([...pieces, Uint8Array.of(0xff, EOI)]);
}
