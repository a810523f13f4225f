import type { PhotoHeader } from "../header.ts";
import { SLICES } from "./slices.ts";

/**
 * Removes the EXIF block that carries the orientation, where browsers disagree on whether to apply it (PNG, WebP). Other files
 * are returned unchanged.
 * @returns pieces that share the file's bytes
 */
export function withoutOrientation(file: Uint8Array<ArrayBuffer>, header: PhotoHeader): Uint8Array<ArrayBuffer>[] {
  const { withoutExif } = SLICES[header.kind];
  return header.exifChunk === null || withoutExif === undefined ? [file] : withoutExif(file, header.exifChunk);
}
