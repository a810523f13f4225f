import { join } from "../../bytes.ts";
import { APP1 } from "../../jpeg/segments.ts";
import { EXIF } from "./jpeg/markers.ts";
import { jpegWith } from "./jpeg/write.ts";
import { type PngChunk, pngWith } from "./png/write.ts";
import type { ExportMetadata, JpegSegment } from "./types.ts";

/** The JPEG segments that hold this metadata, in the order in which they belong behind JFIF's. */
export function segmentsFor(metadata: ExportMetadata): JpegSegment[] {
  return metadata.exif === null
    ? []
    : [{ marker: APP1, payload: join([new TextEncoder().encode(EXIF), metadata.exif]) }];
}

function chunksFor(metadata: ExportMetadata): PngChunk[] {
  return metadata.exif === null ? [] : [{ type: "eXIf", data: metadata.exif }];
}

/**
 * A JPEG that carries this metadata instead of its own; its profile stays. In pieces for a Blob, which share the file's
 * bytes. What is no JPEG comes back as it is.
 */
export function piecesOfJpeg(jpeg: Uint8Array, metadata: ExportMetadata): Uint8Array[] {
  return jpegWith(jpeg, segmentsFor(metadata));
}

/** The same of a PNG, with eXIf and XMP. */
export function piecesOfPng(png: Uint8Array, metadata: ExportMetadata): Uint8Array[] {
  return pngWith(png, chunksFor(metadata));
}

/** {@link piecesOfJpeg} as one file. */
export function writeIntoJpeg(jpeg: Uint8Array, metadata: ExportMetadata): Uint8Array {
  return join(piecesOfJpeg(jpeg, metadata));
}

/** {@link piecesOfPng} as one file. */
export function writeIntoPng(png: Uint8Array, metadata: ExportMetadata): Uint8Array {
  return join(piecesOfPng(png, metadata));
}
