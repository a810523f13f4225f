import { type FilePieces, hasLetters, without } from "@matte/pixels/bytes";
import type { ExportMetadata } from "@matte/metadata";
import { APP0, type JpegSegment, type Segment } from "@matte/pixels/segments";
import { headerSegments, isReplaced, jfifWith, serialised } from "@matte/jpeg/segments";
import { segmentsInstead } from "./segments-for.ts";

const SOI = "\xff\xd8\xff";
const MARKER_AND_LENGTH = 4;

/** Replaces a JPEG's metadata. Its profile stays, and so do comment bytes whose text stays. */
export function writeJpegMetadata<Buffer extends ArrayBufferLike>(
  jpeg: Uint8Array<Buffer>,
  metadata: ExportMetadata,
): FilePieces<Buffer> {
  const written = jpegWith(jpeg, segmentsInstead(jpeg, metadata));
  return metadata.density === null ? written : withDensity(written, metadata.density);
}

/** JFIF's header offset, and its density bytes. */
const JFIF_AT = 6;
const DENSITY = { from: 7, to: 12 };

/** Sets the density in JFIF's header in the first piece; leaves a file without that header unchanged. */
function withDensity<Buffer extends ArrayBufferLike>(pieces: FilePieces<Buffer>, density: number): FilePieces<Buffer> {
  const [first, ...others] = pieces;
  if (first === undefined || !hasLetters(first, 2, "\xff\xe0") || !hasLetters(first, JFIF_AT, "JFIF\0")) return pieces;
  const bytes = new Uint8Array(first);
  bytes.set(jfifWith(density).payload.subarray(DENSITY.from, DENSITY.to), JFIF_AT + DENSITY.from);
  return [bytes, ...others];
}

/**
 * Replaces EXIF, XMP and Photoshop resources with these segments, after JFIF's APP0, which must be first (ITU-T T.871 §10.1).
 * Profile, tables and picture stay.
 * @returns pieces sharing the file's bytes
 */
export function jpegWith<Buffer extends ArrayBufferLike>(
  jpeg: Uint8Array<Buffer>,
  inserted: readonly JpegSegment[],
): FilePieces<Buffer> {
  if (!hasLetters(jpeg, 0, SOI)) return [jpeg];
  const header = headerSegments(jpeg);
  const leading = header.findIndex(({ marker }) => marker !== APP0);
  const insertAt = leading <= 0 ? 2 : markerOf(header[leading]);
  const replaced = header.filter((segment) => isReplaced(jpeg, segment));
  const ranges = replaced.map((segment) => ({ start: markerOf(segment), end: segment.end }));
  const kept = without(jpeg, { start: insertAt, end: jpeg.length }, ranges);
  return [jpeg.subarray(0, insertAt), ...inserted.map(serialised), ...kept];
}

function markerOf(segment: Segment | undefined): number {
  return segment === undefined ? 2 : segment.start - MARKER_AND_LENGTH;
}
