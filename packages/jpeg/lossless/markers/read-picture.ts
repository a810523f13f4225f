import { u16be } from "@matte/pixels/bytes";
import {
  APP0,
  APP15,
  COM,
  DAC,
  DHP,
  DHT,
  DNL,
  DQT,
  DRI,
  EOI,
  EXP,
  isFrameHeader,
  type JpegSegment,
  type Segment,
  segments,
  SOI,
  SOS,
  TEM,
} from "@matte/pixels/segments";
import { STANDARD_TABLES } from "../huffman/standard-tables.ts";
import { type HuffmanDestinations, readHuffmanTables } from "../huffman/table.ts";
import { MAX_SCANS } from "../limits.ts";
import { damaged, FallbackError } from "../fallback.ts";
import { colourModel } from "./colour-model.ts";
import { type ComponentCounts, type FrameHeader, readFrameHeader, USUAL_COUNTS } from "./frame-header.ts";
import type { Picture, QuantisationTable, Scan } from "./picture.ts";
import { readQuantisationTables } from "./quantisation-tables.ts";
import { readScanHeader } from "./scan-header.ts";

interface Reading {
  readonly huffman: HuffmanDestinations;
  readonly quantisation: (QuantisationTable | undefined)[];
  /** Each component's table at the start of its first scan; later tables may replace it (ITU-T T.81 §B.2.4.1). */
  readonly latched: (QuantisationTable | undefined)[];
  readonly scans: Scan[];
  readonly metadata: JpegSegment[];
  readonly counts: ComponentCounts;
  restartInterval: number;
  frame: FrameHeader | null;
}

/**
 * Reads a JPEG's markers up to EOI, without scan data.
 * @param counts supported component counts
 * @param known the source's segments, if found before
 * @throws {FallbackError} if the coding is unsupported or the markers contradict each other
 */
export function readPicture(
  source: Uint8Array,
  counts: ComponentCounts = USUAL_COUNTS,
  known?: readonly Segment[],
): Picture {
  if (u16be(source, 0) !== 0xff00 + SOI) throw damaged("no SOI");
  const reading: Reading = {
    huffman: { dc: [], ac: [] },
    quantisation: [],
    latched: [],
    scans: [],
    metadata: [],
    counts,
    restartInterval: 0,
    frame: null,
  };
  const walk = known ?? [...segments(source)];
  if (walk.at(-1)?.marker !== EOI) throw damaged("no EOI");
  walk.forEach((segment, index) => {
    read(source, segment, reading, walk[index + 1]?.start ?? source.length);
  });
  return finished(reading);
}

function read(source: Uint8Array, segment: Segment, reading: Reading, next: number): void {
  const { marker, end } = segment;
  const payload = payloadOf(source, segment);
  if (isFrameHeader(marker)) return readFrame(marker, payload, reading);
  switch (marker) {
    case DQT:
      return readQuantisationTables(payload, reading.quantisation);
    case DHT:
      return readHuffmanTables(payload, reading.huffman);
    case DRI:
      reading.restartInterval = readRestartInterval(payload);
      return;
    case SOS:
      return readScan(payload, reading, { start: end, end: next });
    case DAC:
      throw new FallbackError("arithmetic", "DAC");
    case DHP:
    case EXP:
      throw new FallbackError("hierarchical", "DHP or EXP");
    case SOI:
      throw damaged("a marker out of place");
    case DNL:
      // Decoders use the height already in the frame header.
      if (reading.scans.length === 0) throw damaged("a marker out of place");
      return;
    case EOI:
    case TEM:
      return;
    default:
      keepMetadata({ marker, payload }, reading);
  }
}

/** @throws {FallbackError} for a length under 2; decoders accept it in metadata only */
function payloadOf(source: Uint8Array, { marker, start, end }: Segment): Uint8Array {
  if (end < start && !isMetadata(marker)) throw damaged("a segment shorter than its length");
  return source.subarray(start, end);
}

/** Reads a DRI segment (ITU-T T.81 §B.2.4.4). */
function readRestartInterval(payload: Uint8Array): number {
  if (payload.length !== 2) throw damaged("DRI");
  return u16be(payload, 0);
}

function readFrame(marker: number, payload: Uint8Array, reading: Reading): void {
  if (reading.frame !== null) throw damaged("two frames");
  reading.frame = readFrameHeader(marker, payload, reading.counts);
}

function readScan(payload: Uint8Array, reading: Reading, data: Scan["data"]): void {
  const { frame, huffman, restartInterval, scans } = reading;
  if (frame === null) throw damaged("a scan before the frame");
  if (scans.length === MAX_SCANS) throw new FallbackError("too-large", `more than ${MAX_SCANS} scans`);
  const scan = readScanHeader(payload, {
    frame,
    tables: frame.progressive ? { dc: [...huffman.dc], ac: [...huffman.ac] } : completed(huffman),
    restartInterval,
    data,
  });
  scans.push(scan);
  for (const { component } of scan.components) {
    reading.latched[component] ??= reading.quantisation[frame.components[component]!.destination];
  }
}

/** A sequential scan's tables, with standard ones if the file has none. */
function completed({ dc, ac }: HuffmanDestinations): HuffmanDestinations {
  return { dc: Object.assign([...STANDARD_TABLES.dc], dc), ac: Object.assign([...STANDARD_TABLES.ac], ac) };
}

/** @throws {FallbackError} for a reserved marker (table B.1); libjpeg-turbo gives up there */
function keepMetadata(segment: JpegSegment, { metadata, scans }: Reading): void {
  if (!isMetadata(segment.marker)) throw damaged("a reserved marker");
  if (scans.length === 0) metadata.push(segment);
}

function isMetadata(marker: number): boolean {
  return (marker >= APP0 && marker <= APP15) || marker === COM;
}

function finished({ frame, latched, scans, metadata }: Reading): Picture {
  if (frame === null) throw damaged("no frame");
  const components = frame.components.map(({ id, h, v }, index) => {
    const quantisation = latched[index];
    if (quantisation === undefined) throw damaged("a component without a scan or a quantisation table");
    return { id, h, v, quantisation };
  });
  const ids = components.map(({ id }) => id);
  return {
    width: frame.width,
    height: frame.height,
    progressive: frame.progressive,
    colour: colourModel(ids, metadata),
    components,
    scans,
    metadata,
  };
}
