import { composeMetadata } from "../../../metadata/compose.ts";
import type { FrameRecord } from "../../../metadata/types.ts";
import { EMPTY, readXmp, together } from "../../../metadata/xmp/document.ts";
import { frameRecordOf } from "../../../metadata/xmp/frame-record.ts";
import { openLossless } from "../lossless/open.ts";
import { unframeLossless } from "../lossless/unframe/unframe.ts";
import { collectJpeg } from "../metadata/collect.ts";
import { segmentsLike } from "../metadata/segments-for.ts";
import { scanHash } from "./scan-hash.ts";

/**
 * Reasons why a frame cannot be taken off:
 * - `no-record`: the file remembers no frame
 * - `encoded-again`: the photo was encoded with its frame, so that its own data is gone
 * - `changed`: another program has saved the picture since, or edited its record
 * - `damaged`: the record does not fit the picture
 */
export type UnframeRefusal = "no-record" | "encoded-again" | "changed" | "damaged";

/** Frame that a JPEG remembers; null without one. */
export function readFrameRecord(jpeg: Uint8Array): FrameRecord | null {
  const { xmp, extendedXmp } = collectJpeg(jpeg);
  const main = xmp === null ? null : readXmp(xmp);
  const extended = extendedXmp === null ? null : readXmp(extendedXmp);
  return frameRecordOf(together(main ?? EMPTY, extended ?? EMPTY));
}

/**
 * Takes the remembered frame off an export. The photo has the coefficients of the original, and the metadata of the export.
 * @param jpeg without anything after the picture, such as a gain map
 */
export async function unframe(
  jpeg: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer> | { readonly refusal: UnframeRefusal }> {
  const record = readFrameRecord(jpeg);
  if (record === null) return { refusal: "no-record" };
  if (record.photo === null) return { refusal: "encoded-again" };
  const { place, scan } = record.photo;
  if ((await scanHash(jpeg, place)) !== scan) return { refusal: "changed" };
  const source = openLossless(jpeg);
  if ("fallbackReason" in source) return { refusal: "damaged" };
  const { width, height } = place.photo;
  const metadata = composeMetadata(collectJpeg(jpeg), {
    size: { width, height },
    orientation: "keep",
    colour: "keep",
    keepLocation: true,
    density: null,
    credits: null,
  });
  const photo = unframeLossless(source, place, { segments: segmentsLike(jpeg, metadata) });
  return "fallbackReason" in photo ? { refusal: "damaged" } : photo;
}
