import type { PhotoHeader } from "../header.ts";
import { SLICES } from "./slices.ts";

/**
 * Returns a file that browsers decode to the stored pixels. PNG and WebP lose the EXIF block with their orientation, which only
 * some browsers apply; other files are returned unchanged.
 * @returns pieces that share the file's bytes
 */
export function decodableFile(file: Uint8Array<ArrayBuffer>, header: PhotoHeader): Uint8Array<ArrayBuffer>[] {
  return SLICES[header.kind].decodableFile?.(file, header) ?? [file];
}
