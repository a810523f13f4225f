import { join } from "@matte/pixels/bytes";
import type { ExportMetadata } from "@matte/metadata";
import { writeMetadata } from "./write.ts";

/** Replaces a file's metadata, in one piece. */
export function withMetadata(file: Uint8Array, metadata: ExportMetadata): Uint8Array<ArrayBuffer> {
  return join(writeMetadata(file, metadata));
}
