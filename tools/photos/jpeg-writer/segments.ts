import type { ByteBuffer } from "./byte-buffer.ts";
import type { Frame } from "./components.ts";
import type { HuffmanTable } from "./huffman.ts";
import type { QuantisationTable } from "./quantisation.ts";
import type { Scan } from "./scan.ts";

/** A marker segment without its length: the marker's second byte, ITU-T T.81 table B.1, and what it carries. */
export interface Segment {
  readonly marker: number;
  readonly data: Uint8Array;
}

export const MARKER = {
  SOF0: 0xc0,
  SOF2: 0xc2,
  DHT: 0xc4,
  SOI: 0xd8,
  EOI: 0xd9,
  SOS: 0xda,
  DQT: 0xdb,
  DRI: 0xdd,
  APP0: 0xe0,
  APP1: 0xe1,
  APP2: 0xe2,
  APP13: 0xed,
  APP14: 0xee,
  COM: 0xfe,
} as const;

/** Writes a marker segment, with as many fill bytes in front of it as asked for. */
export function writeSegment(out: ByteBuffer, segment: Segment, fill = 0): void {
  if (segment.data.length > 65_533) throw new RangeError(`A segment holds 65,533 bytes, not ${segment.data.length}.`);
  for (let n = 0; n < fill; n++) out.byte(0xff);
  writeMarker(out, segment.marker);
  out.word(segment.data.length + 2);
  out.bytes(segment.data);
}

export function writeMarker(out: ByteBuffer, marker: number): void {
  out.byte(0xff);
  out.byte(marker);
}

/** The JFIF segment, ITU-T T.871 §10: version 1.02, 72 dots an inch, no thumbnail. */
export const JFIF: Segment = {
  marker: MARKER.APP0,
  data: Uint8Array.of(0x4a, 0x46, 0x49, 0x46, 0, 1, 2, 1, 0, 72, 0, 72, 0, 0),
};

/** The tables of ITU-T T.81 §B.2.4.1 or §B.2.4.2, in one segment or in one each. */
function tableSegments(marker: number, tables: readonly (readonly number[])[], separate: boolean): readonly Segment[] {
  const parts = separate ? tables : [tables.flat()];
  return parts.filter((part) => part.length > 0).map((part) => ({ marker, data: Uint8Array.from(part) }));
}

/** ITU-T T.81 §B.2.4.1; a table's place in the list is its number. */
export function quantisationSegments(tables: readonly QuantisationTable[], separate: boolean): readonly Segment[] {
  const parts = tables.map((table, id) => [id, ...table]);
  return tableSegments(MARKER.DQT, parts, separate);
}

/** ITU-T T.81 §B.2.2. */
export function frameSegment(frame: Frame, progressive: boolean): Segment {
  const { width, height, components } = frame;
  const data = [8, height >> 8, height & 0xff, width >> 8, width & 0xff, components.length];
  for (const { id, h, v, table } of components) data.push(id, (h << 4) | v, table);
  return { marker: progressive ? MARKER.SOF2 : MARKER.SOF0, data: Uint8Array.from(data) };
}

/** ITU-T T.81 §B.2.4.2; the index of a table in the list is its class times two plus its number. */
export function huffmanSegments(tables: readonly (HuffmanTable | undefined)[], separate: boolean): readonly Segment[] {
  const parts = tables.map((table, index) =>
    table === undefined ? [] : [((index >> 1) << 4) | (index & 1), ...table.counts, ...table.symbols],
  );
  return tableSegments(MARKER.DHT, parts, separate);
}

/** ITU-T T.81 §B.2.4.4. */
export function restartSegment(interval: number): Segment {
  return { marker: MARKER.DRI, data: Uint8Array.of(interval >> 8, interval & 0xff) };
}

/** ITU-T T.81 §B.2.3. */
export function scanSegment(scan: Scan): Segment {
  const data = [scan.components.length];
  for (const { id, table } of scan.components) data.push(id, (table << 4) | table);
  data.push(scan.from, scan.to, (scan.high << 4) | scan.low);
  return { marker: MARKER.SOS, data: Uint8Array.from(data) };
}
