import type { Size } from "@matte/engine";
import type { BytesOut } from "../bits/bytes-out.ts";
import type { HuffmanTable } from "../huffman/table.ts";
import type { ComponentTables } from "../splice/coding-tables.ts";
import type { Component } from "./picture.ts";
import { DHT, DQT, DRI, type JpegSegment, SOF0, SOF1, SOI, SOS } from "@matte/pixels/segments";

/** Header for a sequential picture with one scan. */
export interface OutputHeader {
  readonly size: Size;
  readonly metadata: readonly JpegSegment[];
  readonly components: readonly Component[];
  /** By component. */
  readonly tables: readonly ComponentTables[];
  /** MCUs between restart markers, at most 65,535; 0 for none. */
  readonly restartInterval?: number;
}

/** Writes everything before the scan's data. */
export function writeHeader(
  out: BytesOut,
  { size, metadata, components, tables, restartInterval = 0 }: OutputHeader,
): void {
  const dc = [...new Set(tables.map((one) => one.dc))];
  const ac = [...new Set(tables.map((one) => one.ac))];
  const isBaseline = dc.length <= 2 && ac.length <= 2 && hasBytesForSteps(components);
  writeFrameHeader(out, { size, metadata, components }, isBaseline ? SOF0 : SOF1);
  writeHuffmanTables(out, dc, ac);
  if (restartInterval > 0) writeSegment(out, DRI, [restartInterval >> 8, restartInterval & 255]);
  const uses = components.flatMap(({ id }, index) => {
    const { dc: ownDc, ac: ownAc } = tables[index]!;
    return [id, (dc.indexOf(ownDc) << 4) | ac.indexOf(ownAc)];
  });
  writeSegment(out, SOS, [components.length, ...uses, 0, 63, 0]);
}

/** Writes everything before the Huffman tables. @param process the frame header's marker */
export function writeFrameHeader(
  out: BytesOut,
  { size, metadata, components }: Pick<OutputHeader, "size" | "metadata" | "components">,
  process: number,
): void {
  const quantisation = [...new Set(components.map((component) => component.quantisation))];
  out.write([0xff, SOI]);
  for (const { marker, payload } of metadata) writeSegment(out, marker, payload);
  quantisation.forEach((table, destination) => writeSegment(out, DQT, quantisationPayload(table, destination)));
  writeSegment(out, process, framePayload(size, components, quantisation));
}

/** Returns whether all quantisation steps fit in a byte, as baseline pictures need (§B.2.4.1). */
export function hasBytesForSteps(components: readonly Component[]): boolean {
  return components.every(({ quantisation }) => Math.max(...quantisation) <= 0xff);
}

/** Writes tables to the destinations of their positions. */
export function writeHuffmanTables(out: BytesOut, dc: readonly HuffmanTable[], ac: readonly HuffmanTable[]): void {
  dc.forEach((table, destination) => writeSegment(out, DHT, huffmanPayload(table, destination)));
  ac.forEach((table, destination) => writeSegment(out, DHT, huffmanPayload(table, 0x10 | destination)));
}

export function writeSegment(out: BytesOut, marker: number, payload: ArrayLike<number>): void {
  const length = payload.length + 2;
  if (length > 0xffff) throw new RangeError("A JPEG segment holds 65,533 bytes at most.");
  out.write([0xff, marker, length >> 8, length & 255]);
  out.write(payload);
}

function quantisationPayload(table: Uint16Array, destination: number): number[] {
  const steps = [...table];
  if (steps.every((step) => step <= 0xff)) return [destination, ...steps];
  return [0x10 | destination, ...steps.flatMap((step) => [step >> 8, step & 255])];
}

function framePayload(
  { width, height }: Size,
  components: readonly Component[],
  tables: readonly Uint16Array[],
): number[] {
  const parts = components.flatMap(({ id, h, v, quantisation }) => [id, (h << 4) | v, tables.indexOf(quantisation)]);
  return [8, height >> 8, height & 255, width >> 8, width & 255, components.length, ...parts];
}

function huffmanPayload({ counts, symbols }: HuffmanTable, destination: number): number[] {
  return [destination, ...counts, ...symbols];
}
