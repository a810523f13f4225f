import { hasLetters, join } from "../../../bytes.ts";
import type { Segment } from "../segments.ts";
import type { JpegSegment, Pieces } from "../../../metadata/types.ts";
import { APP0, headerSegments, isReplaced } from "./markers.ts";

const SOI = "\xff\xd8\xff";
const MARKER_AND_LENGTH = 4;

/**
 * A JPEG with these segments in place of its own EXIF, XMP and Photoshop resources, in pieces that share its bytes. They
 * come behind JFIF's APP0, which wants to be first (ITU-T T.871 §10.1); profile, tables and picture stay as they are.
 */
export function jpegWith<Buffer extends ArrayBufferLike>(
  jpeg: Uint8Array<Buffer>,
  inserted: readonly JpegSegment[],
): Pieces<Buffer> {
  if (!hasLetters(jpeg, 0, SOI)) return [jpeg];
  const header = headerSegments(jpeg);
  const leading = header.findIndex(({ marker }) => marker !== APP0);
  const place = leading <= 0 ? 2 : from(header[leading]);
  const gone = header.filter((segment) => isReplaced(jpeg, segment));
  return [jpeg.subarray(0, place), ...inserted.map(serialised), ...pieces(jpeg, place, gone)];
}

/** What lies behind `place`, without some segments. */
function pieces<Buffer extends ArrayBufferLike>(
  jpeg: Uint8Array<Buffer>,
  place: number,
  gone: readonly Segment[],
): Uint8Array<Buffer>[] {
  const kept: Uint8Array<Buffer>[] = [];
  let at = place;
  for (const segment of gone.filter(({ end }) => end > place)) {
    kept.push(jpeg.subarray(at, from(segment)));
    at = segment.end;
  }
  return [...kept, jpeg.subarray(at)].filter((piece) => piece.length > 0);
}

/** Where a segment's marker begins. */
function from(segment: Segment | undefined): number {
  return segment === undefined ? 2 : segment.start - MARKER_AND_LENGTH;
}

/** Marker, length with its own two bytes, payload (ITU-T T.81 §B.1.1.4). */
function serialised({ marker, payload }: JpegSegment): Uint8Array<ArrayBuffer> {
  const length = payload.length + 2;
  return join([Uint8Array.of(0xff, marker, length >>> 8, length & 0xff), payload]);
}
