import { join } from "../bytes.ts";
import type { ExportMetadata } from "../metadata/types.ts";
import { writeMetadata } from "./write.ts";

/** The file with this metadata instead of its own, in one piece. */
export function withMetadata(file: Uint8Array, metadata: ExportMetadata): Uint8Array<ArrayBuffer> {
  return join(writeMetadata(file, metadata));
}
