/** JPEG writer for fixtures, independent of the product: baseline and progressive, ITU-T T.81 (09/92). */
import type { RowSource } from "../row-source.ts";
import { ByteBuffer } from "./byte-buffer.ts";
import { type Frame, frameOf } from "./components.ts";
import { frameSegment, huffmanSegments, quantisationSegments, restartSegment, scanSegment } from "./header-segments.ts";
import { type HuffmanTable, huffmanCodes, optimalTable } from "./huffman.ts";
import type { JpegOptions } from "./options.ts";
import { progressiveScans } from "./progressive-scans.ts";
import { ProgressiveCoder } from "./progressive-coder.ts";
import { quantisationTables } from "./quantisation.ts";
import { type BlockCoder, type Scan, codeScan } from "./scan.ts";
import { MARKER, type Segment, writeMarker, writeSegment } from "./segments.ts";
import { SequentialCoder } from "./sequential-coder.ts";
import { STANDARD_AC, STANDARD_DC } from "./standard-tables.ts";
import { BitWriter, SymbolCounter, type SymbolSink } from "./symbol-sink.ts";

export { type JpegOptions, SAMPLINGS, type Sampling } from "./options.ts";
export { JFIF, MARKER, type Segment } from "./segments.ts";

/** Encodes a picture with sides from 1 to 65,535 px as a JPEG file. The same input always gives the same bytes. */
export function writeJpeg(source: RowSource, options: JpegOptions): Uint8Array<ArrayBuffer> {
  const tables = quantisationTables(options.quality);
  const frame = frameOf(source, options.sampling, tables);
  const out = new ByteBuffer();
  const segment = (one: Segment): void => writeSegment(out, one, options.fillBytes);
  writeMarker(out, MARKER.SOI);
  options.segments?.forEach(segment);
  const used = options.sampling === "grey" ? [tables[0]] : tables;
  quantisationSegments(used, options.separateTables ?? false).forEach(segment);
  segment(frameSegment(frame, options.progressive ?? false));
  if (options.restartInterval) segment(restartSegment(options.restartInterval));
  for (const scan of scansOf(frame, options)) writeScan(out, frame, scan, options, segment);
  writeMarker(out, MARKER.EOI);
  return out.done();
}

function scansOf(frame: Frame, options: JpegOptions): readonly Scan[] {
  if (options.progressive) return progressiveScans(frame.components);
  const scans = options.separateScans ? frame.components.map((component) => [component]) : [frame.components];
  return scans.map((components) => ({ components, from: 0, to: 63, high: 0, low: 0 }));
}

function writeScan(
  out: ByteBuffer,
  frame: Frame,
  scan: Scan,
  options: JpegOptions,
  segment: (one: Segment) => void,
): void {
  const interval = options.restartInterval ?? 0;
  const tables = huffmanTables(frame, scan, options, interval);
  huffmanSegments(tables, options.separateTables ?? false).forEach(segment);
  segment(scanSegment(scan));
  const writer = new BitWriter(
    out,
    tables.map((table) => table && huffmanCodes(table)),
  );
  codeScan(frame, scan, coderFor(scan, options, writer), writer, interval);
  writer.flush();
}

/** Returns tables DC 0, DC 1, AC 0, AC 1; undefined if the scan does not need one. */
function huffmanTables(
  frame: Frame,
  scan: Scan,
  options: JpegOptions,
  interval: number,
): readonly (HuffmanTable | undefined)[] {
  if (!options.progressive && options.huffman !== "optimised") return standardTables(scan);
  const counter = new SymbolCounter();
  codeScan(frame, scan, coderFor(scan, options, counter), counter, interval);
  return counter.frequencies.map((seen) => (seen.some((n) => n > 0) ? optimalTable(seen) : undefined));
}

function standardTables(scan: Scan): readonly (HuffmanTable | undefined)[] {
  const all = [...STANDARD_DC, ...STANDARD_AC];
  return all.map((table, index) => (scan.components.some((one) => one.table === index % 2) ? table : undefined));
}

function coderFor(scan: Scan, options: JpegOptions, sink: SymbolSink): BlockCoder {
  return options.progressive ? new ProgressiveCoder(scan, sink) : new SequentialCoder(sink);
}
