/** TIFFs whose strips are JPEGs (technical note 2), joined without decoding: each strip becomes a restart interval. */
import { join, u16be, u8 } from "../../bytes.ts";
import type { PixelSize } from "../../header.ts";
import { ADOBE, ICC, LONGEST_PAYLOAD } from "../jpeg/app-segments.ts";
import { jfifWith } from "../jpeg/jfif.ts";
import { APP14, APP2, DHT, DQT, DRI, EOI, RST0, SOF0, SOF1, SOI, SOS } from "../jpeg/markers.ts";
import { segmentOf } from "../jpeg/metadata/segments-for.ts";
import { serialised } from "../jpeg/metadata/write.ts";
import { isFrameHeader, type JpegSegment, segments } from "../jpeg/segments.ts";
import type { JpegTiff } from "./open-jpeg.ts";

/** Density of a JPEG whose EXIF states it. */
const DENSITY = 72;
const BLOCK = 8;
const LONGEST_INTERVAL = 0xffff;
/** Position of the height in a frame header. */
const HEIGHT = 1;
/** Adobe's header for RGB samples: version 100, no flags, no transform. */
const ADOBE_RGB = Uint8Array.of(0, 100, 0, 0, 0, 0, 0);

interface Strip {
  /** Quantisation and Huffman tables. */
  readonly tables: readonly JpegSegment[];
  readonly frame: JpegSegment;
  readonly scan: JpegSegment;
  /** Entropy-coded. */
  readonly data: Uint8Array;
}

/** Joins the strips of a picture; null where they differ in more than their data. */
export function joinedStrips(tiff: JpegTiff): Uint8Array<ArrayBuffer> | null {
  const strips = tiff.strips.map(stripOf);
  const [first] = strips;
  if (first === undefined || first === null) return null;
  const interval = intervalOf(first, strips.length);
  if (interval === null || !areAlike(strips, first, tiff.size)) return null;
  const written = [...coloursOf(tiff), ...profileSegments(tiff.profile)];
  const tables = [...(tiff.tables === null ? [] : tablesIn(tiff.tables)), ...first.tables];
  const restarts = interval === 0 ? [] : [{ marker: DRI, payload: Uint8Array.of(interval >> 8, interval & 0xff) }];
  const header = [...written, ...tables, withHeight(first.frame, tiff.size.height), ...restarts, first.scan];
  const data = strips.flatMap((strip, index) => [
    ...(index === 0 ? [] : [Uint8Array.of(0xff, RST0 + ((index - 1) % 8))]),
    strip?.data ?? new Uint8Array(),
  ]);
  return join([Uint8Array.of(0xff, SOI), ...header.map(serialised), ...data, Uint8Array.of(0xff, EOI)]);
}

/** Reads a sequential strip of one scan, without restarts. */
function stripOf(jpeg: Uint8Array): Strip | null {
  const found = [...segments(jpeg)];
  const frame = found.find(({ marker }) => isFrameHeader(marker));
  const scans = found.filter(({ marker }) => marker === SOS);
  const [scan] = scans;
  const end = found.find(({ marker }) => marker === EOI);
  if (frame === undefined || scan === undefined || scans.length > 1 || end === undefined) return null;
  if (![SOF0, SOF1].includes(frame.marker) || found.some(({ marker }) => marker === DRI)) return null;
  return {
    tables: tablesIn(jpeg),
    frame: { marker: frame.marker, payload: jpeg.subarray(frame.start, frame.end) },
    scan: { marker: SOS, payload: jpeg.subarray(scan.start, scan.end) },
    data: jpeg.subarray(scan.end, end.start - 2),
  };
}

function tablesIn(jpeg: Uint8Array): JpegSegment[] {
  return [...segments(jpeg)]
    .filter(({ marker }) => marker === DQT || marker === DHT)
    .map(({ marker, start, end }) => ({ marker, payload: jpeg.subarray(start, end) }));
}

/** MCUs per strip; 0 for a single strip, null where they cannot be restart intervals. */
function intervalOf({ frame: { payload } }: Strip, strips: number): number | null {
  const components = u8(payload, 5);
  const factors = Array.from({ length: components }, (_, index) => u8(payload, 7 + 3 * index));
  const isGrey = components === 1;
  const across = BLOCK * (isGrey ? 1 : Math.max(...factors.map((factor) => factor >> 4)));
  const down = BLOCK * (isGrey ? 1 : Math.max(...factors.map((factor) => factor & 15)));
  if (strips === 1) return 0;
  const interval = Math.ceil(u16be(payload, 3) / across) * (u16be(payload, 1) / down);
  return Number.isInteger(interval) && interval <= LONGEST_INTERVAL ? interval : null;
}

/** All strips are as high as the first, but for the last. */
function areAlike(strips: readonly (Strip | null)[], first: Strip, { width, height }: PixelSize): boolean {
  const rows = u16be(first.frame.payload, 1);
  return strips.every((strip, index) => {
    if (strip === null || u16be(strip.frame.payload, 3) !== width) return false;
    const isHigh = u16be(strip.frame.payload, 1) === Math.min(rows, height - index * rows);
    return isHigh && codingOf(strip) === codingOf(first);
  });
}

/** Everything that all strips share. */
function codingOf({ tables, frame, scan }: Strip): string {
  return [...tables, withHeight(frame, 0), scan].map(({ payload }) => payload.join()).join(";");
}

function withHeight({ marker, payload }: JpegSegment, height: number): JpegSegment {
  const bytes = payload.slice();
  bytes.set([height >> 8, height & 0xff], HEIGHT);
  return { marker, payload: bytes };
}

function coloursOf({ isRgb }: JpegTiff): JpegSegment[] {
  return isRgb ? [segmentOf(APP14, ADOBE, ADOBE_RGB)] : [jfifWith(DENSITY)];
}

const ICC_PIECE = LONGEST_PAYLOAD - ICC.length - 2;

function profileSegments(profile: Uint8Array | null): JpegSegment[] {
  const count = Math.ceil((profile?.length ?? 0) / ICC_PIECE);
  return Array.from({ length: count }, (_, index) => {
    const piece = profile?.subarray(index * ICC_PIECE, (index + 1) * ICC_PIECE) ?? new Uint8Array();
    return segmentOf(APP2, ICC, join([Uint8Array.of(index + 1, count), piece]));
  });
}
