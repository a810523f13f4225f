import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { APP0, COM } from "../markers.ts";
import { segments } from "../segments.ts";

/** Bytes of a marker before its length field. */
const MARKER_BYTES = 4;

/**
 * SHA-256 of a JPEG from its first table to the end of `jpeg`, in hexadecimal digits: metadata before it may change.
 * @param jpeg without anything after the picture
 */
export async function scanHash(jpeg: Uint8Array<ArrayBuffer>): Promise<string> {
  const data = jpeg.subarray(pictureStart(jpeg));
  // Pages of an insecure origin have no SubtleCrypto, which is several times faster.
  const { subtle }: { readonly subtle?: SubtleCrypto } = crypto;
  return bytesToHex(subtle === undefined ? sha256(data) : new Uint8Array(await subtle.digest("SHA-256", data)));
}

function pictureStart(jpeg: Uint8Array): number {
  for (const { marker, start } of segments(jpeg)) if (!isMetadata(marker)) return start - MARKER_BYTES;
  return jpeg.length;
}

/** APP0 to APP15, and comments. */
function isMetadata(marker: number): boolean {
  return (marker >= APP0 && marker <= APP0 + 15) || marker === COM;
}
