import { join } from "../../../bytes.ts";
import { serialised, type PngChunk } from "../chunks.ts";
import type { CodedBand } from "./band.ts";
import { combinedAdler } from "./combined-adler.ts";
import { colourType, type PngFormat } from "./format.ts";

/** What a PNG says before its pixels. */
export interface PngHead {
  readonly width: number;
  readonly height: number;
  readonly format: PngFormat;
  /** Colour and metadata, in the order in which they are to stand. */
  readonly chunks: readonly PngChunk[];
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10);
/** RFC 1950 §2.2: deflate with a window of 32 KB, by the fastest algorithm. */
const ZLIB_HEADER = Uint8Array.of(0x78, 0x01);
/** An empty block with fixed codes, the last of its stream. */
const LAST_BLOCK = [3, 0];

/** A PNG's pieces, for a Blob, from all of its bands in order. */
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

/** PNG 3rd edition §11.2.1; neither interlaced nor filtered or compressed in another way than there is. */
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
