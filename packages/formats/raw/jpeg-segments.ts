import { EXIF, LONGEST_PAYLOAD, PHOTOSHOP, segmentOf, XMP } from "@matte/jpeg/segments";
import { APP1, APP13, type JpegSegment } from "@matte/pixels/segments";

/** Makes segments for a JPEG taken from another file. XMP and image resources too long for a segment are left out. */
export function metadataSegments(
  exif: Uint8Array | null,
  xmp: Uint8Array | null,
  resources: Uint8Array | null,
): JpegSegment[] {
  const isShort = (data: Uint8Array, identifier: string): boolean => data.length <= LONGEST_PAYLOAD - identifier.length;
  return [
    ...(exif === null ? [] : [segmentOf(APP1, EXIF, exif)]),
    ...(xmp !== null && isShort(xmp, XMP) ? [segmentOf(APP1, XMP, xmp)] : []),
    ...(resources !== null && isShort(resources, PHOTOSHOP) ? [segmentOf(APP13, PHOTOSHOP, resources)] : []),
  ];
}
