import { fileType } from "./file-type.ts";
import { type ConvertedKind, FORMATS, type PhotoFormat, type PhotoKind } from "./index.ts";

/** Type of a file by its first bytes. */
export type Recognised =
  | { readonly kind: PhotoKind }
  /** A format that `convertPhoto` converts; `type` is its usual name. */
  | { readonly kind: "converted"; readonly from: ConvertedKind; readonly type: string }
  /** A format that is not supported, by its usual name. */
  | { readonly kind: "other"; readonly type: string };

/** Number of leading bytes that suffice to recognise any type. */
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
