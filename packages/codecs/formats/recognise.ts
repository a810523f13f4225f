import { fileType } from "./file-type.ts";
import { FORMATS, type PhotoFormat, type PhotoKind } from "./index.ts";

/** Type of a file by its first bytes; `type` is the usual name of a format that is not supported. */
export type Recognised = { readonly kind: PhotoKind } | { readonly kind: "other"; readonly type: string };

/** Number of leading bytes that suffice to recognise any type. */
export const SIGNATURE_BYTES = 4096;

const SUPPORTED: readonly (PhotoFormat & { readonly kind: PhotoKind })[] = FORMATS;

/** Recognises a file by its first {@link SIGNATURE_BYTES} bytes. Returns null for anything but images and videos. */
export function recognise(head: Uint8Array): Recognised | null {
  const type = fileType(head);
  const format = SUPPORTED.find(({ matches }) => matches(head, type));
  if (format !== undefined) return { kind: format.kind };
  return type === null ? null : { kind: "other", type };
}
