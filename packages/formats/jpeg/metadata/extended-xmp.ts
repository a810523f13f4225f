import { type ByteRange, hasLetters, join, u32be } from "@matte/pixels/bytes";
import { md5 } from "@matte/pixels";
import { contents, EXTENDED_XMP, LONGEST_PAYLOAD } from "@matte/jpeg/segments";
import { APP1, type JpegSegment, type Segment } from "@matte/pixels/segments";

/** XMP part 3 §1.1.3.1: GUID in hexadecimal, full length, this piece's offset. */
const GUID = 32;
const HEAD = GUID + 8;
const LONGEST_PIECE = LONGEST_PAYLOAD - EXTENDED_XMP.length - HEAD;

/**
 * Assembles XMP's extended part. Accepts it only if complete and named by the main packet: its GUID is its MD5, which reveals a
 * stale or damaged one.
 */
export function extendedXmp(jpeg: Uint8Array, header: readonly Segment[], main: Uint8Array): Uint8Array | null {
  const pieces = contents(jpeg, header, APP1, EXTENDED_XMP).filter(({ start, end }) => end - start >= HEAD);
  const guid = guidIn(main);
  if (guid === null) return null;
  const named = pieces.filter(({ start }) => hasLetters(jpeg, start, guid));
  const whole = join(inOrder(jpeg, named));
  return whole.length > 0 && md5(whole) === guid ? whole : null;
}

function inOrder(jpeg: Uint8Array, pieces: readonly ByteRange[]): Uint8Array[] {
  const offset = ({ start }: ByteRange): number => u32be(jpeg, start + GUID + 4);
  return pieces.toSorted((a, b) => offset(a) - offset(b)).map(({ start, end }) => jpeg.subarray(start + HEAD, end));
}

/** Reads `xmpNote:HasExtendedXMP`, an attribute or element. */
function guidIn(main: Uint8Array): string | null {
  const text = new TextDecoder().decode(main);
  return /HasExtendedXMP\s*(?:=\s*["']|>)\s*([0-9A-F]{32})/i.exec(text)?.[1]?.toUpperCase() ?? null;
}

/** Splits an extended part into segments. */
export function extendedSegments(part: Uint8Array, guid: string): JpegSegment[] {
  const count = Math.ceil(part.length / LONGEST_PIECE);
  return Array.from({ length: count }, (_, index) => {
    const offset = index * LONGEST_PIECE;
    return {
      marker: APP1,
      payload: join([head(guid, part.length, offset), part.subarray(offset, offset + LONGEST_PIECE)]),
    };
  });
}

function head(guid: string, length: number, offset: number): Uint8Array {
  const bytes = new Uint8Array(EXTENDED_XMP.length + HEAD);
  new TextEncoder().encodeInto(EXTENDED_XMP + guid, bytes);
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, length);
  view.setUint32(bytes.length - 4, offset);
  return bytes;
}
