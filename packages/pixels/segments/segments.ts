import { u16be, u8 } from "../bytes/bytes.ts";
import { DAC, DHT, EOI, JPG, RST0, RST7, SOF0, SOF15, SOI, TEM } from "./markers.ts";

/** A marker and its parameters. */
export interface Segment {
  /** Second byte. */
  readonly marker: number;
  /** After the length field. */
  readonly start: number;
  /**
   * Past the end in a truncated file. Less than `start` if the length field is less than its two bytes (ITU-T T.81 §B.1.1.4).
   */
  readonly end: number;
}

/** Segment to write: the marker's second byte, and everything after the length field. */
export interface JpegSegment {
  readonly marker: number;
  readonly payload: Uint8Array;
}

/** Walks markers after SOI (§B.1.1), across entropy-coded data, to EOI or the end. */
export function* segments(bytes: Uint8Array): Generator<Segment> {
  let at = nextMarker(bytes, 2);
  while (at !== -1) {
    const marker = u8(bytes, at + 1);
    const segment = hasNoParameters(marker)
      ? { marker, start: at + 2, end: at + 2 }
      : { marker, start: at + 4, end: at + 2 + u16be(bytes, at + 2) };
    yield segment;
    if (marker === EOI) return;
    at = nextMarker(bytes, Math.max(segment.start, segment.end));
  }
}

/** Returns the offset after EOI, or the file's length without one. */
export function pictureEnd(jpeg: Uint8Array): number {
  for (const { marker, end } of segments(jpeg)) if (marker === EOI) return end;
  return jpeg.length;
}

/** Finds the next marker's 0xFF; skips stuffed zeros, fill bytes and restarts (§B.1.1.2, §B.1.1.5). -1 at the end. */
function nextMarker(bytes: Uint8Array, from: number): number {
  const last = bytes.length - 1;
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at < last; at = bytes.indexOf(0xff, at)) {
    // Long runs need no search per pair.
    while (bytes[at] === 0xff && isNoMarker(bytes[at + 1])) at += bytes[at + 1] === 0xff ? 1 : 2;
    if (bytes[at] === 0xff) return at < last ? at : -1;
  }
  return -1;
}

/** True for the second byte of a stuffed zero, a fill byte or a restart. */
function isNoMarker(second: number | undefined): boolean {
  return second === 0 || second === 0xff || (second !== undefined && isRestart(second));
}

function isRestart(marker: number): boolean {
  return marker >= RST0 && marker <= RST7;
}

function hasNoParameters(marker: number): boolean {
  return marker === SOI || marker === EOI || marker === TEM;
}

/** Returns whether this is a frame header, SOFn; DHT, JPG and DAC share the range. */
export function isFrameHeader(marker: number): boolean {
  return marker >= SOF0 && marker <= SOF15 && marker !== DHT && marker !== JPG && marker !== DAC;
}
