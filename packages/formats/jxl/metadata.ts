/** JPEG XL metadata in separate boxes, ISO/IEC 18181-2 §9, plain or Brotli-compressed. */
import { unbrotli } from "@matte/pixels";
import { type ByteRange, exifPrefixLength, letters, u32be } from "@matte/pixels/bytes";
import type { CarriedMetadata } from "@matte/metadata";
import type { Box } from "../heif/boxes.ts";

/** Compressed box; the real type precedes its data. */
const COMPRESSED = "brob";
const TYPE_BYTES = 4;
/** For decompressed EXIF and XMP. */
const LARGEST_BLOCK = 4 * 1024 * 1024;

/** Lists box types, resolving compressed boxes. */
export function typesOf(bytes: Uint8Array, boxes: readonly Box[]): string[] {
  return boxes.map(({ type, start }) => (type === COMPRESSED ? letters(bytes, start, TYPE_BYTES) : type));
}

/** Finds uncompressed EXIF. */
export function exifRange(bytes: Uint8Array, boxes: readonly Box[]): ByteRange | null {
  const box = boxes.find(({ type }) => type === "Exif");
  return box === undefined ? null : exifIn(bytes, box);
}

/** Finds uncompressed XMP. */
export function xmpRange(boxes: readonly Box[]): ByteRange | null {
  const box = boxes.find(({ type }) => type === "xml ");
  return box === undefined ? null : { start: box.start, end: box.end };
}

/** Copies EXIF and XMP, uncompressed ones first. Unreadable ones are null. */
export async function metadataOf(
  bytes: Uint8Array,
  boxes: readonly Box[],
): Promise<Pick<CarriedMetadata, "exif" | "xmp">> {
  const [exif, xmp] = [exifRange(bytes, boxes), xmpRange(boxes)];
  return {
    exif: exif === null ? await unpackedExif(bytes, boxes) : copied(bytes, exif),
    xmp: xmp === null ? await unpacked(bytes, boxes, "xml ") : copied(bytes, xmp),
  };
}

async function unpackedExif(bytes: Uint8Array, boxes: readonly Box[]): Promise<Uint8Array | null> {
  const content = await unpacked(bytes, boxes, "Exif");
  const range = content && exifIn(content, { start: 0, end: content.length });
  return range && content.slice(range.start, range.end);
}

async function unpacked(bytes: Uint8Array, boxes: readonly Box[], wanted: string): Promise<Uint8Array | null> {
  const at = typesOf(bytes, boxes).findIndex((type, n) => type === wanted && boxes[n]?.type === COMPRESSED);
  const box = boxes[at];
  if (box === undefined || box.end > bytes.length) return null;
  return unbrotli(bytes.subarray(box.start + TYPE_BYTES, box.end), LARGEST_BLOCK);
}

/** The block follows an offset, as in HEIF. */
function exifIn(bytes: Uint8Array, box: ByteRange): ByteRange | null {
  const start = box.start + 4 + u32be(bytes, box.start);
  return start >= box.end ? null : { start: start + exifPrefixLength(bytes, start, box.end), end: box.end };
}

function copied(bytes: Uint8Array, { start, end }: ByteRange): Uint8Array | null {
  return end > bytes.length ? null : bytes.slice(start, end);
}
