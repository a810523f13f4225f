/** Segments of the JPEG that replaces a TIFF's JPEG strips or tiles. */
import { ADOBE, ICC, numberedSegments, segmentOf } from "../jpeg/app-segments.ts";
import { jfifWith } from "../jpeg/jfif.ts";
import { APP14, APP2, DHT, DQT } from "../jpeg/markers.ts";
import { type JpegSegment, segments } from "../jpeg/segments.ts";
import type { JpegTiff } from "./open-jpeg.ts";

/** Density of a JPEG whose EXIF states it. */
const DENSITY = 72;
/** Adobe's header for RGB samples: version 100, no flags, no transform. */
const ADOBE_RGB = Uint8Array.of(0, 100, 0, 0, 0, 0, 0);

/** Segments that state the colours. */
export function colourSegments({ isRgb, profile }: JpegTiff): JpegSegment[] {
  const model = isRgb ? segmentOf(APP14, ADOBE, ADOBE_RGB) : jfifWith(DENSITY);
  return [model, ...(profile === null ? [] : numberedSegments(APP2, ICC, profile))];
}

/** A JPEG's quantisation and Huffman tables. */
export function tablesIn(jpeg: Uint8Array): JpegSegment[] {
  return [...segments(jpeg)]
    .filter(({ marker }) => marker === DQT || marker === DHT)
    .map(({ marker, start, end }) => ({ marker, payload: jpeg.subarray(start, end) }));
}
