import { hasLetters, join } from "../../../bytes.ts";
import { without } from "../../../without.ts";
import type { ExportMetadata, FilePieces } from "../../../metadata/types.ts";
import type { JpegSegment, Segment } from "../segments.ts";
import { headerSegments, isReplaced } from "../app-segments.ts";
import { jfifWith } from "../jfif.ts";
import { segmentsInstead } from "./segments-for.ts";
import { APP0 } from "../markers.ts";

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

/** Marker, length including itself, payload (ITU-T T.81 §B.1.1.4). */
export function serialised({ marker, payload }: JpegSegment): Uint8Array<ArrayBuffer> {
  const length = payload.length + 2;
  return join([Uint8Array.of(0xff, marker, length >>> 8, length & 0xff), payload]);
}
