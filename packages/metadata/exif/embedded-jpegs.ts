import type { ByteRange } from "@matte/pixels/bytes";
import { EOI, isFrameHeader, segments, SOS } from "@matte/pixels/segments";

/** Hostile bytes may start any number of unfinished JPEGs. */
const MAX_ATTEMPTS = 64;
const SOI = [0xff, 0xd8, 0xff];

/** Finds complete JPEGs in a range: previews, wherever a camera put them. */
export function embeddedJpegs(block: Uint8Array, { start, end }: ByteRange): ByteRange[] {
  const found: ByteRange[] = [];
  let attempts = 0;
  for (let at = block.indexOf(0xff, start); at !== -1 && at < end; at = block.indexOf(0xff, at + 1)) {
    if (!SOI.every((byte, index) => block[at + index] === byte)) continue;
    attempts += 1;
    if (attempts > MAX_ATTEMPTS) break;
    const length = jpegLength(block.subarray(at, end));
    if (length === null) continue;
    found.push({ start: at, end: at + length });
    at += length - 1;
  }
  return found;
}

/** Null without a frame header, or with bytes between segments before the first scan. */
function jpegLength(bytes: Uint8Array): number | null {
  let isFramed = false;
  let isScanning = false;
  let next = 2;
  for (const { marker, start, end } of segments(bytes)) {
    if (marker === EOI) return isFramed ? end : null;
    if (!isScanning && start - 4 !== next) return null;
    isFramed ||= isFrameHeader(marker);
    isScanning ||= marker === SOS;
    next = end;
  }
  return null;
}
