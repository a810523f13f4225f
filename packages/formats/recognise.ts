import { join, tiffReader } from "@matte/pixels/bytes";
import { tiffWriter } from "@matte/metadata/exif";
import { fileType } from "./file-type.ts";
import { type ConvertedKind, FORMATS, type PhotoKind } from "./registry.ts";
import type { PhotoFormat } from "./format.ts";

/** File type by first bytes. */
export type Recognised =
  | { readonly kind: PhotoKind }
  /** Converted by `convertPhoto`; `type` is the usual name. */
  | { readonly kind: "converted"; readonly from: ConvertedKind; readonly type: string }
  /** Unsupported; `type` is the usual name. */
  | { readonly kind: "other"; readonly type: string };

/** Enough to recognise any type. */
export const SIGNATURE_BYTES = 4096;

/** Recognises a file by its first {@link SIGNATURE_BYTES} bytes. Returns null for anything but images and videos. */
export function recognise(head: Uint8Array): Recognised | null {
  const type = fileType(head);
  const format = FORMATS.find((one: PhotoFormat) => one.matches(head, type));
  if (format === undefined) return type === null ? null : { kind: "other", type };
  return "readAs" in format
    ? { kind: "converted", from: format.kind, type: type ?? format.name }
    : { kind: format.kind };
}

const TIFF_HEAD = 8;
const FIELD = 12;

/** Recognises a file, reading little. Some raw files put previews before the first directory, which is then read separately. */
export async function recogniseFile(file: Blob): Promise<Recognised | null> {
  const head = await bytesAt(file, 0);
  const found = recognise(head);
  const directory = tiffReader(head)?.u32(4) ?? 0;
  if (found?.kind !== "converted" || directory < head.length - FIELD || directory >= file.size) return found;
  return recognise(withDirectory(head.subarray(0, TIFF_HEAD), await bytesAt(file, directory), directory)) ?? found;
}

async function bytesAt(file: Blob, start: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.slice(start, start + SIGNATURE_BYTES).arrayBuffer());
}

/** Makes a TIFF head directly followed by its first directory, with offsets to the values after it. */
function withDirectory(head: Uint8Array, part: Uint8Array, offset: number): Uint8Array {
  const bytes = join([head, part]);
  const [read, write] = [tiffReader(bytes), tiffWriter(bytes)];
  write.u32(4, TIFF_HEAD);
  const count = Math.min(read?.u16(TIFF_HEAD) ?? 0, Math.floor((part.length - 2) / FIELD));
  for (let index = 0; index < count; index += 1) {
    const at = TIFF_HEAD + 2 + index * FIELD + 8;
    const value = read?.u32(at) ?? 0;
    if (value >= offset && value < offset + part.length) write.u32(at, value - offset + TIFF_HEAD);
  }
  return bytes;
}
