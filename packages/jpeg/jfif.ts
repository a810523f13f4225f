import { hasLetters } from "@matte/pixels/bytes";
import { APP0, type JpegSegment } from "@matte/pixels/segments";

/** JFIF 1.01 in dots per inch, without a thumbnail (ITU-T T.871 §10.1). */
const HEADER = new TextEncoder().encode("JFIF\0\x01\x01\x01\0\0\0\0\0\0");
const VERSION = { from: 5, to: 7 };
const LARGEST = 0xffff;

export function isJfif({ marker, payload }: JpegSegment): boolean {
  return marker === APP0 && hasLetters(payload, 0, "JFIF\0");
}

/** Writes JFIF's header with a density in pixels per inch. @param header present header, whose version stays */
export function jfifWith(density: number, header?: JpegSegment): JpegSegment {
  const payload = HEADER.slice();
  if (header !== undefined) payload.set(header.payload.subarray(VERSION.from, VERSION.to), VERSION.from);
  const view = new DataView(payload.buffer);
  for (const at of [8, 10]) view.setUint16(at, Math.min(density, LARGEST));
  return { marker: APP0, payload };
}
