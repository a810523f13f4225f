import type { RowSource } from "../row-source.ts";
import { forwardDct } from "./dct.ts";
import { type Factors, type Sampling, factorsOf } from "./options.ts";
import type { QuantisationTable } from "./quantisation.ts";
import { type Strip, emptyStrip, fillStrip, shrink } from "./strip.ts";
import { ZIGZAG } from "./zigzag.ts";

/** One component's quantised coefficients. */
export interface Component extends Factors {
  /** 1 for Y, 2 for Cb, 3 for Cr, as JFIF requires. */
  readonly id: number;
  /** Number for its quantisation and Huffman tables: 0 for luminance, 1 for chrominance. */
  readonly table: 0 | 1;
  /** Blocks in a scan with this component alone, without padding (T.81 §A.2.3). */
  readonly blocksWide: number;
  readonly blocksHigh: number;
  /** Blocks per `coefficients` row, padded to whole MCUs (T.81 §A.2.4). */
  readonly stride: number;
  /** 64 values per block in zig-zag order, blocks in rows. */
  readonly coefficients: Int16Array;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly mcusWide: number;
  readonly mcusHigh: number;
  readonly components: readonly Component[];
}

/** Transforms and quantises a whole picture, one MCU row at a time. */
export function frameOf(
  source: RowSource,
  sampling: Sampling,
  tables: readonly [QuantisationTable, QuantisationTable],
): Frame {
  const frame = emptyFrame(source.width, source.height, factorsOf(sampling));
  const most = largest(frame.components);
  const strip = emptyStrip(frame.mcusWide * 8 * most.h, 8 * most.v);
  for (let row = 0; row < frame.mcusHigh; row++) {
    fillStrip(strip, source, row * strip.height);
    for (const component of frame.components) encodeStrip(component, strip, row, most, tables[component.table]);
  }
  return frame;
}

/** Component sizes by ITU-T T.81 §A.1.1: ceil(X * Hi / Hmax) by ceil(Y * Vi / Vmax) samples. */
function emptyFrame(width: number, height: number, factors: readonly Factors[]): Frame {
  const most = largest(factors);
  const mcusWide = Math.ceil(width / (8 * most.h));
  const mcusHigh = Math.ceil(height / (8 * most.v));
  const components = factors.map(({ h, v }, index): Component => ({
    id: index + 1,
    table: index === 0 ? 0 : 1,
    h,
    v,
    blocksWide: Math.ceil(Math.ceil((width * h) / most.h) / 8),
    blocksHigh: Math.ceil(Math.ceil((height * v) / most.v) / 8),
    stride: mcusWide * h,
    coefficients: new Int16Array(mcusWide * h * mcusHigh * v * 64),
  }));
  return { width, height, mcusWide, mcusHigh, components };
}

function largest(factors: readonly Factors[]): Factors {
  return { h: Math.max(...factors.map(({ h }) => h)), v: Math.max(...factors.map(({ v }) => v)) };
}

function encodeStrip(component: Component, strip: Strip, row: number, most: Factors, table: QuantisationTable): void {
  const across = most.h / component.h;
  const down = most.v / component.v;
  const full = component.id === 1 ? strip.y : component.id === 2 ? strip.cb : strip.cr;
  const plane = shrink(full, strip.width, strip.height, across, down);
  const width = strip.width / across;
  const block = new Float64Array(64);
  for (let by = 0; by < component.v; by++) {
    const line = (row * component.v + by) * component.stride;
    for (let bx = 0; bx < component.stride; bx++) {
      loadBlock(block, plane, by * 8 * width + bx * 8, width);
      forwardDct(block);
      quantise(block, table, component.coefficients, (line + bx) * 64);
    }
  }
}

function loadBlock(block: Float64Array, plane: Float32Array, corner: number, width: number): void {
  for (let y = 0; y < 8; y++) {
    const from = corner + y * width;
    for (let x = 0; x < 8; x++) block[y * 8 + x] = plane[from + x]!;
  }
}

/** Divides by the table's steps, rounds to nearest (T.81 §A.3.4) and limits AC values to ten bits (table F.2). */
function quantise(block: Float64Array, table: QuantisationTable, into: Int16Array, at: number): void {
  into[at] = Math.round(block[0]! / table[0]!);
  for (let k = 1; k < 64; k++) {
    const value = Math.round(block[ZIGZAG[k]!]! / table[k]!);
    into[at + k] = value > 1023 ? 1023 : value < -1023 ? -1023 : value;
  }
}
