/** TIFFs whose strips are JPEGs (technical note 2), joined without decoding: each strip becomes a restart interval. */
import { join } from "@matte/pixels/bytes";
import { mcuGrid } from "../lossless/blocks/mcu.ts";
import { orFallback } from "../lossless/fallback.ts";
import { type FrameHeader, readFrameHeader } from "../lossless/markers/frame-header.ts";
import { DRI, EOI, isFrameHeader, type JpegSegment, RST0, segments, SOI, SOS } from "@matte/pixels/segments";
import { serialised } from "../app-segments.ts";
import { colourSegments, tablesIn } from "./jpeg-parts.ts";
import { type TiledJpeg, LONGEST_SIDE } from "./types.ts";

const LONGEST_INTERVAL = 0xffff;
/** Position of the height in a frame header. */
const HEIGHT = 1;

interface Strip {
  /** Quantisation and Huffman tables. */
  readonly tables: readonly JpegSegment[];
  readonly header: FrameHeader;
  readonly frame: JpegSegment;
  readonly scan: JpegSegment;
  /** Entropy-coded. */
  readonly data: Uint8Array;
}

/** Joins the strips of a picture; null where they differ in more than their data. */
export function joinedStrips(tiff: TiledJpeg): Uint8Array<ArrayBuffer> | null {
  if (tiff.tile.width !== tiff.size.width) return null;
  const strips = tiff.tiles.map(stripOf);
  const [first] = strips;
  if (first === undefined || first === null) return null;
  const interval = intervalOf(first, strips.length);
  if (interval === null || !areAlike(strips, first, tiff)) return null;
  const tables = [...(tiff.tables === null ? [] : tablesIn(tiff.tables)), ...first.tables];
  const restarts = interval === 0 ? [] : [{ marker: DRI, payload: Uint8Array.of(interval >> 8, interval & 0xff) }];
  const header = [
    ...colourSegments(tiff),
    ...tables,
    withHeight(first.frame, tiff.size.height),
    ...restarts,
    first.scan,
  ];
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
  const payload = jpeg.subarray(frame.start, frame.end);
  const header = orFallback(() => readFrameHeader(frame.marker, payload));
  if ("fallbackReason" in header || header.progressive || found.some(({ marker }) => marker === DRI)) return null;
  return {
    tables: tablesIn(jpeg),
    header,
    frame: { marker: frame.marker, payload },
    scan: { marker: SOS, payload: jpeg.subarray(scan.start, scan.end) },
    data: jpeg.subarray(scan.end, end.start - 2),
  };
}

/** MCUs per strip; 0 for a single strip, null where they cannot be restart intervals. */
function intervalOf({ header }: Strip, strips: number): number | null {
  if (strips === 1) return 0;
  const { size, columns } = mcuGrid(header, header.components);
  const interval = columns * (header.height / size.height);
  return Number.isInteger(interval) && interval <= LONGEST_INTERVAL ? interval : null;
}

/** All strips of the picture, as high as the first, but for the last. */
function areAlike(strips: readonly (Strip | null)[], first: Strip, { size, colours }: TiledJpeg): boolean {
  const { width, height } = size;
  const rows = first.header.height;
  if (height > LONGEST_SIDE || strips.length !== Math.ceil(height / rows)) return false;
  if (first.header.components.length !== colours) return false;
  const coding = codingOf(first);
  return strips.every((strip, index) => {
    if (strip === null || strip.header.width !== width) return false;
    return strip.header.height === Math.min(rows, height - index * rows) && codingOf(strip) === coding;
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
