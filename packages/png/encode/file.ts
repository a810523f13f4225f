import { join, PNG_SIGNATURE } from "@matte/pixels/bytes";
import { type PngChunk, serialised } from "../chunks.ts";
import type { CodedBand } from "./band.ts";
import { colourType, type PngFormat } from "./format.ts";

/** A PNG before its pixels. */
export interface PngHead {
  readonly width: number;
  readonly height: number;
  readonly format: PngFormat;
  /** Colour and metadata, in file order. */
  readonly chunks: readonly PngChunk[];
}

const SIGNATURE = Uint8Array.from(PNG_SIGNATURE, (letter) => letter.charCodeAt(0));
/** RFC 1950 §2.2: deflate with a 32 KB window, fastest algorithm. */
const ZLIB_HEADER = Uint8Array.of(0x78, 0x01);
/** Last block in the stream: empty, with fixed codes. */
const LAST_BLOCK = [3, 0];

/** Joins all bands into a PNG, in pieces for a Blob. */
export function pngFile(head: PngHead, bands: readonly CodedBand[]): Uint8Array<ArrayBuffer>[] {
  return [
    SIGNATURE,
    serialised({ type: "IHDR", data: imageHeader(head) }),
    ...head.chunks.map(serialised),
    serialised({ type: "IDAT", data: ZLIB_HEADER }),
    ...bands.map(({ chunk }) => chunk),
    serialised({ type: "IDAT", data: zlibEnd(bands) }),
    serialised({ type: "IEND", data: new Uint8Array() }),
  ];
}

/** PNG 3rd edition §11.2.1; compression and filter method 0, not interlaced. */
function imageHeader({ width, height, format }: PngHead): Uint8Array {
  const data = new Uint8Array(13);
  const view = new DataView(data.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  data.set([format.depth, colourType(format)], 8);
  return data;
}

function zlibEnd(bands: readonly CodedBand[]): Uint8Array {
  const check = new Uint8Array(4);
  new DataView(check.buffer).setUint32(0, combinedAdler(bands));
  return join([Uint8Array.from(LAST_BLOCK), check]);
}

const MODULUS = 65_521;

/** Combines consecutive parts' Adler-32, each starting from 1, by length (RFC 1950 §8.2). */
export function combinedAdler(parts: readonly { readonly adler: number; readonly length: number }[]): number {
  let [low, high] = [1, 0];
  for (const { adler, length } of parts) {
    // Starting from `low` instead of 1 raises each of the part's low sums by the difference.
    high = (high + (adler >>> 16) + (length % MODULUS) * (low - 1 + MODULUS)) % MODULUS;
    low = (low + (adler & 0xffff) - 1 + MODULUS) % MODULUS;
  }
  return ((high << 16) | low) >>> 0;
}
