import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { SOS } from "../markers.ts";
import { segments } from "../segments.ts";

/** Bytes of a marker before its length field. */
const MARKER_BYTES = 4;

/**
 * SHA-256 of a JPEG from its first scan's header to the end of `jpeg`, in hexadecimal digits. Metadata may change without it.
 * @param jpeg without anything after the picture
 */
export async function scanHash(jpeg: Uint8Array<ArrayBuffer>): Promise<string> {
  const data = jpeg.subarray(scanStart(jpeg));
  // Pages of an insecure origin have no SubtleCrypto, which is several times faster.
  const { subtle }: { readonly subtle?: SubtleCrypto } = crypto;
  return bytesToHex(subtle === undefined ? sha256(data) : new Uint8Array(await subtle.digest("SHA-256", data)));
}

function scanStart(jpeg: Uint8Array): number {
  for (const { marker, start } of segments(jpeg)) if (marker === SOS) return start - MARKER_BYTES;
  return jpeg.length;
}
