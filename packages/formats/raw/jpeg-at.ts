import { type ByteRange, type PixelSize, u16be, u8 } from "@matte/pixels/bytes";
import { isFrameHeader, SOI, SOS } from "@matte/pixels/segments";
import type { PagedFile } from "./paged-file.ts";

/** Embedded JPEG that browsers decode. */
export interface EmbeddedJpeg {
  readonly range: ByteRange;
  readonly size: PixelSize;
}

const MAX_SEGMENTS = 64;
/** Frame header bytes up to its number of components, including the marker. */
const FRAME_HEAD = 10;

/**
 * Follows a JPEG's segments to its frame header (ITU-T T.81 §B.2.2). Returns null unless it is an 8-bit Huffman-coded DCT
 * picture: raw data stored as lossless JPEG (SOF3) is not a picture.
 */
export async function jpegAt(file: PagedFile, { start, end }: ByteRange): Promise<EmbeddedJpeg | null> {
  const head = await file.bytes(start, 2);
  if (head === null || u16be(head, 0) !== 0xff00 + SOI) return null;
  let at = start + 2;
  for (let index = 0; index < MAX_SEGMENTS && at + FRAME_HEAD <= end; index += 1) {
    const segment = await file.bytes(at, FRAME_HEAD);
    const marker = segment === null || u8(segment, 0) !== 0xff ? SOS : u8(segment, 1);
    if (segment === null || marker === SOS) return null;
    if (isFrameHeader(marker)) return framed(segment, { start, end: Math.min(end, file.size) });
    at += marker === 0xff ? 1 : 2 + u16be(segment, 2);
  }
  return null;
}

function framed(segment: Uint8Array, range: ByteRange): EmbeddedJpeg | null {
  const [marker, precision, components] = [u8(segment, 1), u8(segment, 4), u8(segment, 9)];
  const size = { height: u16be(segment, 5), width: u16be(segment, 7) };
  const decodable = marker <= 0xc2 && precision === 8 && (components === 1 || components === 3);
  return decodable && size.width > 0 && size.height > 0 ? { range, size } : null;
}
