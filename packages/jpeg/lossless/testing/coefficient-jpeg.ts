/** Shared by the specs: JPEGs written from coefficients, in kinds not supported by the fixtures' writer. */
import type { Size } from "@matte/engine";
import { BitWriter } from "../bits/bit-writer.ts";
import { BytesOut } from "../bits/bytes-out.ts";
import { mcuGrid } from "../blocks/mcu.ts";
import { optimalTable } from "../huffman/optimal-table.ts";
import { AC_SYMBOLS, DC_SYMBOLS } from "../huffman/symbols.ts";
import type { HuffmanTable } from "../huffman/table.ts";
import type { Component } from "../markers/picture.ts";
import { writeHeader } from "../markers/write-header.ts";
import { codesOf, type ComponentTables } from "../splice/coding-tables.ts";
import { HuffmanSink } from "../splice/huffman-sink.ts";
import { McuEncoder } from "../splice/mcu-encoder.ts";
import { DRI, EOI, type JpegSegment, RST0 } from "@matte/pixels/segments";

/** Makes a table with codes for these symbols, shortest first. */
export function tableOf(symbols: readonly number[]): HuffmanTable {
  const frequencies = new Float64Array(256);
  symbols.forEach((symbol, n) => {
    frequencies[symbol] = symbols.length - n;
  });
  return optimalTable(frequencies);
}

export const COMPLETE: ComponentTables = { dc: tableOf(DC_SYMBOLS), ac: tableOf(AC_SYMBOLS) };

export interface CoefficientJpeg {
  readonly size: Size;
  readonly components: readonly Component[];
  readonly tables?: readonly ComponentTables[];
  readonly metadata?: readonly JpegSegment[];
  /** MCUs between restart markers; absent or 0 for none. */
  readonly restartInterval?: number;
  /** A block's coefficients, by its number in the scan. */
  readonly value: (block: number, k: number) => number;
}

/** Component with one quantisation step for all coefficients. */
export function component(id: number, h: number, v: number, step = 4): Component {
  return { id, h, v, quantisation: new Uint16Array(64).fill(step) };
}

export function coefficientJpeg(picture: CoefficientJpeg): Uint8Array<ArrayBuffer> {
  const { size, components, tables = components.map(() => COMPLETE), value, restartInterval = 0 } = picture;
  const grid = mcuGrid(size, components);
  const out = new BytesOut(1000);
  const restarts = { marker: DRI, payload: Uint8Array.of(restartInterval >> 8, restartInterval & 255) };
  const metadata = [...(picture.metadata ?? []), ...(restartInterval === 0 ? [] : [restarts])];
  writeHeader(out, { size, metadata, components, tables });
  const writer = new BitWriter(out);
  const start = (): McuEncoder =>
    new McuEncoder(grid.blocks, components.length, new HuffmanSink(writer, codesOf(tables)));
  let encoder = start();
  const perMcu = grid.blocks.length;
  for (let mcu = 0; mcu < grid.columns * grid.rows; mcu += 1) {
    if (mcu > 0 && mcu % restartInterval === 0) {
      writer.finish();
      out.write([0xff, RST0 + ((mcu / restartInterval - 1) % 8)]);
      encoder = start();
    }
    const values = Int16Array.from({ length: 64 * perMcu }, (_, n) => value(mcu * perMcu + (n >> 6), n & 63));
    encoder.encode(values, 0);
  }
  writer.finish();
  out.write([0xff, EOI]);
  return out.done();
}
