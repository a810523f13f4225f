import { join } from "../bytes.ts";
import { APP1 } from "./jpeg/segments.ts";
import type { PngChunk } from "./png/chunk-out.ts";
import { compactExif } from "../metadata/exif/compact.ts";
import { datasetsOf } from "../metadata/iptc/edit.ts";
import { xmpOf } from "../metadata/iptc/to-xmp.ts";
import { extendedSegments } from "./jpeg/metadata/extended-xmp.ts";
import { keptSegments } from "./jpeg/metadata/collect.ts";
import { APP0, APP13, EXIF, LONGEST_PAYLOAD, PHOTOSHOP, XMP } from "./jpeg/metadata/markers.ts";
import { jpegWith } from "./jpeg/metadata/write.ts";
import { xmpText } from "./png/metadata/text.ts";
import { pngWith } from "./png/metadata/write.ts";
import type { ExportMetadata, JpegSegment, Pieces } from "../metadata/types.ts";
import { EMPTY, together } from "../metadata/xmp/document.ts";
import { type JpegXmp, jpegXmp, packetOf } from "../metadata/xmp/packet.ts";

const LONGEST_EXIF = LONGEST_PAYLOAD - EXIF.length;
const LONGEST_RESOURCES = LONGEST_PAYLOAD - PHOTOSHOP.length;

/**
 * The JPEG segments that hold this metadata, in the order in which they belong behind JFIF's. What is too large for one
 * segment: EXIF is written anew without its maker's note, and left out where that does not help; XMP runs on in extended
 * segments; image resources run on in further ones.
 */
export function segmentsFor({ exif, xmp, resources }: ExportMetadata): JpegSegment[] {
  const block = exif === null || exif.length <= LONGEST_EXIF ? exif : compactExif(exif, LONGEST_EXIF);
  return [
    ...(block === null ? [] : [segment(APP1, EXIF, block)]),
    ...(xmp === null ? [] : xmpSegments(jpegXmp(xmp, LONGEST_PAYLOAD - XMP.length))),
    ...(resources === null ? [] : resourceSegments(resources)),
  ];
}

/**
 * The segments of a file whose data is coded as that of `jpeg`: this metadata, and what of the segments there describes the data.
 * JFIF's header is the first (ITU-T T.871 §10.1).
 * @param jpeg of a lossless export the original, of another one what the browser makes of the same kind of canvas
 */
export function segmentsLike(jpeg: Uint8Array, metadata: ExportMetadata): JpegSegment[] {
  const kept = keptSegments(jpeg);
  const jfif = kept.filter(({ marker }) => marker === APP0);
  return [...jfif, ...segmentsFor(metadata), ...kept.filter(({ marker }) => marker !== APP0)];
}

function xmpSegments({ main, extended }: JpegXmp): JpegSegment[] {
  return [segment(APP1, XMP, main), ...(extended === null ? [] : extendedSegments(extended.part, extended.guid))];
}

function resourceSegments(resources: Uint8Array): JpegSegment[] {
  const count = Math.ceil(resources.length / LONGEST_RESOURCES);
  return Array.from({ length: count }, (_, index) =>
    segment(APP13, PHOTOSHOP, resources.subarray(index * LONGEST_RESOURCES, (index + 1) * LONGEST_RESOURCES)),
  );
}

function segment(marker: number, identifier: string, content: Uint8Array): JpegSegment {
  return { marker, payload: join([new TextEncoder().encode(identifier), content]) };
}

/** The PNG chunks that hold this metadata. PNG has no place for IPTC-IIM: what only that says is said in XMP. */
export function pngChunksOf({ exif, xmp, resources }: ExportMetadata): PngChunk[] {
  const document = together(xmp ?? EMPTY, xmpOf(datasetsOf(resources)));
  return [
    ...(exif === null ? [] : [{ type: "eXIf", data: exif }]),
    ...(document.properties.length === 0 ? [] : [{ type: "iTXt", data: xmpText(packetOf(document)) }]),
  ];
}

/**
 * A JPEG that carries this metadata instead of its own; its profile stays. In pieces for a Blob, which share the file's
 * bytes. What is no JPEG comes back as it is.
 */
export function piecesOfJpeg<Buffer extends ArrayBufferLike>(
  jpeg: Uint8Array<Buffer>,
  metadata: ExportMetadata,
): Pieces<Buffer> {
  return jpegWith(jpeg, segmentsFor(metadata));
}

/** The same of a PNG, with eXIf and XMP. */
export function piecesOfPng<Buffer extends ArrayBufferLike>(
  png: Uint8Array<Buffer>,
  metadata: ExportMetadata,
): Pieces<Buffer> {
  return pngWith(png, pngChunksOf(metadata));
}

/** {@link piecesOfJpeg} as one file. */
export function writeIntoJpeg(jpeg: Uint8Array, metadata: ExportMetadata): Uint8Array<ArrayBuffer> {
  return join(piecesOfJpeg(jpeg, metadata));
}

/** {@link piecesOfPng} as one file. */
export function writeIntoPng(png: Uint8Array, metadata: ExportMetadata): Uint8Array<ArrayBuffer> {
  return join(piecesOfPng(png, metadata));
}
