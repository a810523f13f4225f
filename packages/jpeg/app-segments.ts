import { type ByteRange, exifPrefixLength, hasLetters, join } from "@matte/pixels/bytes";
import {
  APP0,
  APP1,
  APP13,
  APP14,
  APP15,
  APP2,
  COM,
  type JpegSegment,
  type Segment,
  segments,
  SOS,
} from "@matte/pixels/segments";

export const EXIF = "Exif\0\0";
export const XMP = "http://ns.adobe.com/xap/1.0/\0";
export const EXTENDED_XMP = "http://ns.adobe.com/xmp/extension/\0";
export const ICC = "ICC_PROFILE\0";
export const PHOTOSHOP = "Photoshop 3.0\0";
/** Multi-Picture index, CIPA DC-007 §5.2.1. */
export const MPF = "MPF\0";
/** Data to restore an export's original. */
export const RESTORE = "MATTE\0";
/** Gain map metadata, ISO 21496-1 annex C; the primary picture has only its version. */
export const ISO_GAIN_MAP = "urn:iso:std:iso:ts:21496:-1\0";
const JFIF = "JFIF\0";
const ADOBE = "Adobe";

/** Limit set by a segment's length field, ITU-T T.81 §B.1.1.4. */
export const LONGEST_PAYLOAD = 0xffff - 2;

/** Lists complete segments before the first scan. */
export function headerSegments(jpeg: Uint8Array): Segment[] {
  const header: Segment[] = [];
  for (const segment of segments(jpeg)) {
    if (segment.marker === SOS || segment.end > jpeg.length) break;
    header.push(segment);
  }
  return header;
}

/** Returns whether a segment begins with an identifier; EXIF's has variants. */
export function isMarked(jpeg: Uint8Array, segment: Segment, marker: number, identifier: string): boolean {
  if (identifier === EXIF)
    return segment.marker === marker && exifPrefixLength(jpeg, segment.start, segment.end) === EXIF.length;
  const held = segment.end - segment.start >= identifier.length;
  return segment.marker === marker && held && hasLetters(jpeg, segment.start, identifier);
}

/** Returns the content after the identifier for each matching segment. */
export function contents(
  jpeg: Uint8Array,
  header: readonly Segment[],
  marker: number,
  identifier: string,
): ByteRange[] {
  return header
    .filter((segment) => isMarked(jpeg, segment, marker, identifier))
    .map(({ start, end }) => ({ start: start + identifier.length, end }));
}

/** Joins an identifier and its content in a segment. */
export function segmentOf(marker: number, identifier: string, content: Uint8Array): JpegSegment {
  return { marker, payload: join([new TextEncoder().encode(identifier), content]) };
}

/** Marker, length including itself, payload (ITU-T T.81 §B.1.1.4). */
export function serialised({ marker, payload }: JpegSegment): Uint8Array<ArrayBuffer> {
  const length = payload.length + 2;
  return join([Uint8Array.of(0xff, marker, length >>> 8, length & 0xff), payload]);
}

/** Adobe's segment of RGB pictures: version 100, no flags, no transform. */
export const RGB_SEGMENT = segmentOf(APP14, ADOBE, Uint8Array.of(0, 100, 0, 0, 0, 0, 0));

/** Number from 1 and count, a byte each. */
const NUMBERS = 2;

/** Divides data into segments: identifier, number, count, part. */
export function numberedSegments(marker: number, identifier: string, data: Uint8Array): JpegSegment[] {
  const longest = LONGEST_PAYLOAD - identifier.length - NUMBERS;
  const count = Math.ceil(data.length / longest);
  return Array.from({ length: count }, (_, index) => {
    const part = data.subarray(index * longest, (index + 1) * longest);
    return segmentOf(marker, identifier, join([Uint8Array.of(index + 1, count), part]));
  });
}

/** Returns whether an export rewrites this segment. */
export function isReplaced(jpeg: Uint8Array, segment: Segment): boolean {
  return [
    [COM, ""],
    [APP1, EXIF],
    [APP1, XMP],
    [APP1, EXTENDED_XMP],
    [APP13, PHOTOSHOP],
    [APP15, RESTORE],
  ].some(([marker, identifier]) => isMarked(jpeg, segment, Number(marker), String(identifier)));
}

/**
 * Returns whether a segment describes the coded data and stays true when framed: JFIF and Adobe headers, profile, comments. The
 * rest is dropped on purpose: the Multi-Picture index (MPF), whose offsets and targets (gain map, preview, video) do not match
 * the framed picture; content credentials (JUMBF), whose signature the frame breaks; FlashPix and maker segments, which are
 * previews and notes by offset.
 */
export function isKept(jpeg: Uint8Array, segment: Segment): boolean {
  return (
    segment.marker === COM ||
    isMarked(jpeg, segment, APP0, JFIF) ||
    isMarked(jpeg, segment, APP2, ICC) ||
    isMarked(jpeg, segment, APP14, ADOBE)
  );
}
