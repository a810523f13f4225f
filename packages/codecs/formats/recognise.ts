import { foreignType } from "./foreign.ts";
import { FORMATS, type PhotoKind } from "./index.ts";

/** Type of a file by its first bytes; `type` is the usual name of a format that is not supported. */
export type Recognised = { readonly kind: PhotoKind } | { readonly kind: "other"; readonly type: string };

/** Number of leading bytes that suffice to recognise any type. */
export const SIGNATURE_BYTES = 4096;

/** Recognises a file by its first {@link SIGNATURE_BYTES} bytes. Returns null for anything but images and videos. */
export function recognise(head: Uint8Array): Recognised | null {
  const format = FORMATS.find(({ matches }) => matches(head));
  if (format !== undefined) return { kind: format.kind };
  const type = foreignType(head);
  return type === null ? null : { kind: "other", type };
}
