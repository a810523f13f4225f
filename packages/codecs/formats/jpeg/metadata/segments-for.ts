import { join } from "../../../bytes.ts";
import { compactExif } from "../../../metadata/exif/compact.ts";
import { COMMENT } from "../../../metadata/photo-texts.ts";
import type { ExportMetadata } from "../../../metadata/types.ts";
import { type JpegXmp, jpegXmp } from "../../../metadata/xmp/packet.ts";
import { commentText, keptSegments } from "./collect.ts";
import { extendedSegments } from "./extended-xmp.ts";
import { EXIF, LONGEST_PAYLOAD, PHOTOSHOP, XMP } from "../app-segments.ts";
import { jfifWith } from "../jfif.ts";
import { restoreSegments } from "../restore/restore-segments.ts";
import { APP0, APP1, APP13, COM } from "../markers.ts";
import type { JpegSegment } from "../segments.ts";

const LONGEST_EXIF = LONGEST_PAYLOAD - EXIF.length;
const LONGEST_RESOURCES = LONGEST_PAYLOAD - PHOTOSHOP.length;

/**
 * JPEG segments that hold this metadata, in the order in which they follow JFIF's. Parts too large for one segment: EXIF is
 * rewritten without its maker note, and omitted if that does not help; XMP continues in extended segments; image resources
 * continue in further segments.
 */
export function segmentsFor({ exif, xmp, resources, texts = [], restore }: ExportMetadata): JpegSegment[] {
  const block = exif === null || exif.length <= LONGEST_EXIF ? exif : compactExif(exif, LONGEST_EXIF);
  return [
    ...(block === null ? [] : [segmentOf(APP1, EXIF, block)]),
    ...(xmp === null ? [] : xmpSegments(jpegXmp(xmp, LONGEST_PAYLOAD - XMP.length))),
    ...(resources === null ? [] : resourceSegments(resources)),
    ...texts.filter(({ keyword }) => keyword === COMMENT).map(({ text }) => commentSegment(text)),
    ...(restore === undefined ? [] : restoreSegments(restore)),
  ];
}

/**
 * All segments of a file whose data is coded like that of `jpeg`: this metadata, and the segments of `jpeg` that describe its
 * data. JFIF's header comes first (ITU-T T.871 §10.1).
 * @param jpeg the original of a lossless export; otherwise a file that the browser makes from the same kind of canvas
 */
export function segmentsLike(jpeg: Uint8Array, metadata: ExportMetadata): JpegSegment[] {
  const kept = keptSegments(jpeg);
  const jfif = kept.filter(({ marker }) => marker === APP0);
  const { density } = metadata;
  return [
    ...(density === null ? jfif : jfif.map((header) => jfifWith(density, header))),
    ...metadataSegments(metadata, kept),
    ...kept.filter(({ marker }) => marker !== APP0 && marker !== COM),
  ];
}

/** Segments that replace the metadata of `jpeg`. */
export function segmentsInstead(jpeg: Uint8Array, metadata: ExportMetadata): JpegSegment[] {
  return metadataSegments(metadata, keptSegments(jpeg));
}

function metadataSegments(metadata: ExportMetadata, kept: readonly JpegSegment[]): JpegSegment[] {
  return segmentsFor(metadata).map((written) => asWritten(written, kept));
}

/** The original's bytes of a comment, whose encoding nothing declares. */
function asWritten(written: JpegSegment, kept: readonly JpegSegment[]): JpegSegment {
  const text = written.marker === COM ? commentText(written.payload) : null;
  return kept.find(({ marker, payload }) => marker === COM && commentText(payload) === text) ?? written;
}

function xmpSegments({ main, extended }: JpegXmp): JpegSegment[] {
  return [segmentOf(APP1, XMP, main), ...(extended === null ? [] : extendedSegments(extended.part, extended.guid))];
}

function resourceSegments(resources: Uint8Array): JpegSegment[] {
  const count = Math.ceil(resources.length / LONGEST_RESOURCES);
  return Array.from({ length: count }, (_, index) =>
    segmentOf(APP13, PHOTOSHOP, resources.subarray(index * LONGEST_RESOURCES, (index + 1) * LONGEST_RESOURCES)),
  );
}

function commentSegment(text: string): JpegSegment {
  return { marker: COM, payload: new TextEncoder().encode(text).subarray(0, LONGEST_PAYLOAD) };
}

/** Segment of an identifier and its content. */
export function segmentOf(marker: number, identifier: string, content: Uint8Array): JpegSegment {
  return { marker, payload: join([new TextEncoder().encode(identifier), content]) };
}
