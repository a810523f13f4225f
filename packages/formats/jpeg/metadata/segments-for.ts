import { compactExif } from "@matte/metadata/exif";
import { COMMENT, type ExportMetadata } from "@matte/metadata";
import { type JpegXmp, jpegXmp } from "@matte/metadata/xmp";
import { commentText, keptSegments } from "./collect.ts";
import { extendedSegments } from "./extended-xmp.ts";
import { EXIF, jfifWith, LONGEST_PAYLOAD, PHOTOSHOP, segmentOf, XMP } from "@matte/jpeg/segments";
import { restoreSegments } from "../restore/restore-segments.ts";
import { APP0, APP1, APP13, COM, type JpegSegment } from "@matte/pixels/segments";

const LONGEST_EXIF = LONGEST_PAYLOAD - EXIF.length;
const LONGEST_RESOURCES = LONGEST_PAYLOAD - PHOTOSHOP.length;

/**
 * Writes metadata as JPEG segments, in the order after JFIF's. If a part is too large for one segment, EXIF loses its maker
 * note, or is omitted if that does not help; XMP continues in extended segments, image resources in further ones.
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
 * Lists all segments for a file coded like `jpeg`: this metadata, and `jpeg`'s segments describing its data. JFIF's header is
 * first (ITU-T T.871 §10.1).
 * @param jpeg a lossless export's original; otherwise a file made by the browser from the same kind of canvas
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

/** Lists segments replacing `jpeg`'s metadata. */
export function segmentsInstead(jpeg: Uint8Array, metadata: ExportMetadata): JpegSegment[] {
  return metadataSegments(metadata, keptSegments(jpeg));
}

function metadataSegments(metadata: ExportMetadata, kept: readonly JpegSegment[]): JpegSegment[] {
  return segmentsFor(metadata).map((written) => asWritten(written, kept));
}

/** Keeps the original's comment bytes, because nothing declares their encoding. */
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
