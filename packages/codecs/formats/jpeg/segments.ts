import { u16be, u8 } from "../../bytes.ts";

/** One marker and, where it has any, its parameters. */
export interface Segment {
  /** The marker's second byte, ITU-T T.81 table B.1. */
  readonly marker: number;
  /** Where the parameters begin, behind the length field. */
  readonly start: number;
  /**
   * Behind the parameters; behind the end of a truncated file too. Before `start` where the length field says less than the
   * two bytes that it takes itself (§B.1.1.4).
   */
  readonly end: number;
}

const SOF0 = 0xc0;
const DHT = 0xc4;
const JPG = 0xc8;
const DAC = 0xcc;
const SOI = 0xd8;
export const EOI = 0xd9;
export const SOS = 0xda;
export const APP1 = 0xe1;
export const APP2 = 0xe2;

const TEM = 0x01;
const RST0 = 0xd0;
const RST7 = 0xd7;

/** Walks the markers behind SOI (ITU-T T.81 §B.1.1), over entropy-coded data as well, up to EOI or the end of the bytes. */
export function* segments(bytes: Uint8Array): Generator<Segment> {
  let at = nextMarker(bytes, 2);
  while (at !== -1) {
    const marker = u8(bytes, at + 1);
    const segment = standsAlone(marker)
      ? { marker, start: at + 2, end: at + 2 }
      : { marker, start: at + 4, end: at + 2 + u16be(bytes, at + 2) };
    yield segment;
    if (marker === EOI) return;
    at = nextMarker(bytes, Math.max(segment.start, segment.end));
  }
}

/** The next 0xFF that begins a marker; skips stuffed zeros, fill bytes and restarts (§B.1.1.2, §B.1.1.5). -1 at the end. */
function nextMarker(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const second = u8(bytes, at + 1);
    if (second !== 0 && second !== 0xff && !isRestart(second)) return at;
  }
  return -1;
}

function isRestart(marker: number): boolean {
  return marker >= RST0 && marker <= RST7;
}

function standsAlone(marker: number): boolean {
  return marker === SOI || marker === EOI || marker === TEM;
}

/** SOFn, the frame headers; DHT, JPG and DAC share their range. */
export function isFrameHeader(marker: number): boolean {
  return marker >= SOF0 && marker <= 0xcf && marker !== DHT && marker !== JPG && marker !== DAC;
}
