import type { ExportMetadata } from "@matte/metadata";
import type { FilePieces } from "@matte/pixels/bytes";
import { recognise } from "./recognise.ts";
import { SLICES } from "./slices.ts";

/**
 * Replaces a file's EXIF, XMP and IPTC; its colour profile stays. Returns formats never exported unchanged.
 * @returns pieces for a Blob, sharing the file's bytes
 */
export function writeMetadata<Buffer extends ArrayBufferLike>(
  file: Uint8Array<Buffer>,
  metadata: ExportMetadata,
): FilePieces<Buffer> {
  const recognised = recognise(file);
  const slice = recognised === null || "type" in recognised ? null : SLICES[recognised.kind];
  return slice?.writeMetadata?.(file, metadata) ?? [file];
}
