/** Bytes of a format that is not read: segments of makers, and what follows the picture. */
import { locationInExif } from "./exif-location.ts";

/** Words of a place in the texts and field names of makers, decimal degrees, and formats that have metadata of their own. */
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
