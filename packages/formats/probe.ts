import { type PhotoHeader, type PhotoProbe, unsupported } from "./header.ts";
import { recognise } from "./recognise.ts";
import { SLICES } from "./slices.ts";

/**
 * Recognises a file by its content, never by its name, and reads its headers. Walks the container to its end but decodes no
 * pixels. Never throws: faults are in the `status`.
 * @param bytes the whole file
 */
export function probe(bytes: Uint8Array): PhotoProbe {
  if (bytes.length === 0) return { status: "empty" };
  const recognised = recognise(bytes);
  if (recognised === null) return { status: "not-an-image" };
  return "type" in recognised ? unsupported(recognised.type) : SLICES[recognised.kind].probe(bytes);
}

/**
 * Returns a file that browsers decode to the stored pixels. PNG and WebP lose EXIF, whose orientation only some browsers apply;
 * AVIF and HEIC lose a clean aperture, which decoders apply differently. Other files are returned unchanged.
 * @returns pieces sharing the file's bytes
 */
export function decodableFile(file: Uint8Array<ArrayBuffer>, header: PhotoHeader): Uint8Array<ArrayBuffer>[] {
  return SLICES[header.kind].decodableFile?.(file, header) ?? [file];
}

/**
 * Adds a missing end marker to a JPEG whose picture is complete.
 * @param found result from {@link probe}
 * @returns null if nothing is missing, or too much
 */
export function mended(file: Uint8Array<ArrayBuffer>, found: PhotoProbe): Uint8Array<ArrayBuffer> | null {
  const recognised = recognise(file);
  if (recognised === null || "type" in recognised) return null;
  return SLICES[recognised.kind].mended?.(file, found) ?? null;
}
