import { join } from "@matte/pixels/bytes";
import { type CarriedMetadata, COMMENT, decodedText, IPTC, readResources } from "@matte/metadata";
import { contents, EXIF, headerSegments, isKept, jpegProfile, PHOTOSHOP, XMP } from "@matte/jpeg/segments";
import { APP1, APP13, COM, type JpegSegment, type Segment } from "@matte/pixels/segments";
import { extendedXmp } from "./extended-xmp.ts";
import { furtherExif } from "./further-exif.ts";

/** Collects a JPEG's metadata. The first EXIF or XMP segment counts, as in readers. */
export function collectJpeg(jpeg: Uint8Array): CarriedMetadata {
  const header = headerSegments(jpeg);
  const xmp = first(jpeg, header, XMP);
  return {
    exif: first(jpeg, header, EXIF),
    ...furtherOf(jpeg, header),
    xmp,
    extendedXmp: xmp === null ? null : extendedXmp(jpeg, header, xmp),
    resources: resources(jpeg, header),
    ...textsOf(jpeg, header),
    profile: jpegProfile(jpeg, header),
  };
}

function furtherOf(jpeg: Uint8Array, header: readonly Segment[]): Pick<CarriedMetadata, "furtherExif"> {
  const blocks = furtherExif(jpeg, header);
  return blocks.length === 0 ? {} : { furtherExif: blocks };
}

function textsOf(jpeg: Uint8Array, header: readonly Segment[]): Pick<CarriedMetadata, "texts"> {
  const comments = contents(jpeg, header, COM, "").map(({ start, end }) => commentText(jpeg.subarray(start, end)));
  return comments.length === 0 ? {} : { texts: comments.map((text) => ({ keyword: COMMENT, text })) };
}

/** Decodes a comment; some writers end it with a NUL. */
export function commentText(payload: Uint8Array): string {
  return decodedText(payload).replace(/\0+$/, "");
}

/**
 * Lists segments kept unchanged and in order by a lossless export: JFIF, ICC, Adobe and comments. Metadata comes from
 * `segmentsFor`; the rest does not match a framed picture, see `isKept`.
 */
export function keptSegments(jpeg: Uint8Array): JpegSegment[] {
  return headerSegments(jpeg)
    .filter((segment) => isKept(jpeg, segment))
    .map(({ marker, start, end }) => ({ marker, payload: jpeg.slice(start, end) }));
}

function first(jpeg: Uint8Array, header: readonly Segment[], identifier: string): Uint8Array | null {
  const [range] = contents(jpeg, header, APP1, identifier);
  return range === undefined ? null : jpeg.slice(range.start, range.end);
}

/** Resources may continue from segment to segment. After a broken segment, a whole one with IPTC counts. */
function resources(jpeg: Uint8Array, header: readonly Segment[]): Uint8Array | null {
  const pieces = contents(jpeg, header, APP13, PHOTOSHOP).map(({ start, end }) => jpeg.subarray(start, end));
  if (pieces.length === 0) return null;
  const all = join(pieces);
  return hasIptc(all) ? all : (pieces.find(hasIptc)?.slice() ?? all);
}

function hasIptc(bytes: Uint8Array): boolean {
  return readResources(bytes).some(({ id }) => id === IPTC);
}
