/** Segments of the JPEG that replaces a TIFF's JPEG strips or tiles. */
import { ICC, numberedSegments, RGB_SEGMENT } from "../app-segments.ts";
import { jfifWith } from "../jfif.ts";
import { APP2, DHT, DQT, type JpegSegment, segments } from "@matte/pixels/segments";
import type { TiledJpeg } from "./types.ts";

/** Density of a JPEG whose EXIF states it. */
const DENSITY = 72;

/** Segments that state the colours. */
export function colourSegments({ isRgb, profile }: TiledJpeg): JpegSegment[] {
  const model = isRgb ? RGB_SEGMENT : jfifWith(DENSITY);
  return [model, ...(profile === null ? [] : numberedSegments(APP2, ICC, profile))];
}

/** A JPEG's quantisation and Huffman tables. */
export function tablesIn(jpeg: Uint8Array): JpegSegment[] {
  return [...segments(jpeg)]
    .filter(({ marker }) => marker === DQT || marker === DHT)
    .map(({ marker, start, end }) => ({ marker, payload: jpeg.subarray(start, end) }));
}
