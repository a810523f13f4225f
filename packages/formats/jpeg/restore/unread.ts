/** Checks unread bytes: maker segments, and data after the picture. */
import { locationInExif } from "./exif-location.ts";

/** Place words in makers' texts and field names, decimal degrees, and formats with separate metadata. */
const PLACE =
  /gps|latitude|longitude|altitude|location|coordinate|geotag|city|country|ftyp|moov|brob|xpacket|ns\.adobe|Exif\0|\d{1,3}\.\d{3}/i;
const TIFF = /II\*\0|MM\0\*/g;
/** More is never stored, and would take long to search. */
const MOST_BYTES = 4 * 2 ** 20;

/** Returns whether bytes may name a place. Their text may be UTF-16. */
export function mayNamePlace(bytes: Uint8Array): boolean {
  if (bytes.length > MOST_BYTES) return true;
  const text = new TextDecoder("latin1").decode(bytes);
  if (PLACE.test(text) || PLACE.test(text.replaceAll("\0", ""))) return true;
  return [...text.matchAll(TIFF)].some(({ index }) => locationInExif(bytes.subarray(index)) !== "none");
}
