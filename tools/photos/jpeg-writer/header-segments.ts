import type { Frame } from "./components.ts";
import type { HuffmanTable } from "./huffman.ts";
import type { QuantisationTable } from "./quantisation.ts";
import type { Scan } from "./scan.ts";
import { MARKER, type Segment } from "./segments.ts";

/** Writes ITU-T T.81 §B.2.4.1 or §B.2.4.2 tables, in one segment or in one each. */
function tableSegments(marker: number, tables: readonly (readonly number[])[], separate: boolean): readonly Segment[] {
  const parts = separate ? tables : [tables.flat()];
  return parts.filter((part) => part.length > 0).map((part) => ({ marker, data: Uint8Array.from(part) }));
}

/** ITU-T T.81 §B.2.4.1; a table's index in the list is its number. */
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

/** ITU-T T.81 §B.2.4.2; a table's index in the list is its class times two plus its number. */
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
