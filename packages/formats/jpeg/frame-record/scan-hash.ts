import { hexOf, sha256 } from "@matte/pixels";
import type { FramedPlace } from "@matte/jpeg/lossless";
import { partsText, placeTexts } from "./record-packet.ts";
import { APP0, COM, segments } from "@matte/pixels/segments";

/** Marker before its length field. */
const MARKER_BYTES = 4;

/**
 * Hashes a photo's recorded place, covered MCUs, quotients and joined photos together with the JPEG's SHA-256 from its first table to its end.
 * Metadata before the table may change.
 * @param jpeg without anything after the picture
 * @returns SHA-256 in hexadecimal
 */
export async function scanHash(jpeg: Uint8Array<ArrayBuffer>, place: FramedPlace): Promise<string> {
  const picture = await digest(jpeg.subarray(pictureStart(jpeg)));
  // Hashes a hash, because SubtleCrypto takes one piece, and the picture is not copied.
  const parts = place.parts === undefined ? [] : [partsText(place.parts)];
  return digest(new TextEncoder().encode([...placeTexts(place), ...parts, picture].join("\n")));
}

async function digest(data: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexOf(await sha256(data));
}

function pictureStart(jpeg: Uint8Array): number {
  for (const { marker, start } of segments(jpeg)) if (!isMetadata(marker)) return start - MARKER_BYTES;
  return jpeg.length;
}

/** APP0 to APP15, and comments. */
function isMetadata(marker: number): boolean {
  return (marker >= APP0 && marker <= APP0 + 15) || marker === COM;
}
