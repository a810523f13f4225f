/**
 * Removes metadata from exported pictures: the server keeps pixels alone, so no place, camera or name needs to be sent. The colour
 * profile and the orientation stay. Pixels are neither touched nor held in memory.
 */
import { readOrientation } from "@matte/metadata";

interface Range {
  readonly start: number;
  readonly end: number;
}

/** @param picture a JPEG, PNG or WebP as exported by the editor @throws for anything else */
export async function stripMetadata(picture: Blob): Promise<Blob> {
  const first = new DataView(await picture.slice(0, 4).arrayBuffer());
  if (first.getUint16(0) === SOI) return stripJpeg(picture);
  if (first.getUint32(0) === PNG) return stripPng(picture);
  if (first.getUint32(0) === RIFF) return stripWebp(picture);
  throw new Error("The picture is neither a JPEG nor a PNG nor a WebP.");
}

const SOI = 0xffd8;
const [APP1, APP2, APP14, APP15, COM, SOS] = [0xe1, 0xe2, 0xee, 0xef, 0xfe, 0xda] as const;

/** ITU-T T.81 §B.1.1.4: each header segment is a marker and a length, which includes itself. */
async function stripJpeg(jpeg: Blob): Promise<Blob> {
  const kept: Range[] = [];
  let [at, orientation] = [2, 1];
  for (;;) {
    const head = await viewOf(jpeg, at, 4);
    const marker = head.getUint8(1);
    if (head.getUint8(0) !== 0xff) throw new Error("The JPEG has no header.");
    if (marker === SOS) break;
    const end = at + 2 + head.getUint16(2);
    if (!isMetadata(marker)) kept.push({ start: at, end });
    // Readers use the first EXIF segment.
    else if (marker === APP1 && orientation === 1) orientation = await orientationIn(jpeg.slice(at + 4, end));
    at = end;
  }
  const ranges = kept.map(({ start, end }) => jpeg.slice(start, end));
  return new Blob([jpeg.slice(0, 2), orientationSegment(orientation), ...ranges, jpeg.slice(at)], { type: jpeg.type });
}

/** Recognises comments, and application data other than JFIF, the colour profile and Adobe's colour transform. */
function isMetadata(marker: number): boolean {
  return marker === COM || (marker >= APP1 && marker <= APP15 && marker !== APP2 && marker !== APP14);
}

const EXIF = new TextEncoder().encode("Exif\0\0");

async function orientationIn(segment: Blob): Promise<number> {
  const bytes = new Uint8Array(await segment.arrayBuffer());
  return EXIF.every((byte, index) => bytes[index] === byte) ? readOrientation(bytes.subarray(EXIF.length)) : 1;
}

/** An EXIF segment with tag 0x0112 alone (Exif 2.32 §4.7.2.1, §4.6.2); empty for an upright picture. */
function orientationSegment(orientation: number): Uint8Array<ArrayBuffer> {
  if (orientation === 1) return new Uint8Array();
  const identified = [0xff, APP1, 0, 34, ...EXIF];
  const directory = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  return Uint8Array.of(...identified, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, ...directory);
}

const PNG = 0x89504e47;
const METADATA_CHUNKS = new Set(["eXIf", "tEXt", "zTXt", "iTXt", "tIME"]);

/** PNG 3rd edition §5.3: length, type, data, CRC. The editor writes nothing but the end chunk after the pixels. */
async function stripPng(png: Blob): Promise<Blob> {
  const kept: Range[] = [{ start: 0, end: 8 }];
  let at = 8;
  for (;;) {
    const head = await viewOf(png, at, 8);
    const type = String.fromCharCode(...new Uint8Array(head.buffer, 4));
    if (type === "IDAT") break;
    const end = at + 12 + head.getUint32(0);
    if (!METADATA_CHUNKS.has(type)) kept.push({ start: at, end });
    at = end;
  }
  return new Blob([...kept.map(({ start, end }) => png.slice(start, end)), png.slice(at)], { type: png.type });
}

const RIFF = 0x52494646;
const EXIF_AND_XMP = 0x08 | 0x04;

/** RFC 9649 §2.7: in a WebP with metadata, the first chunk has flags for it. */
async function stripWebp(webp: Blob): Promise<Blob> {
  const kept: Blob[] = [];
  for (let at = 12; at < webp.size;) {
    const head = await viewOf(webp, at, 8);
    const length = head.getUint32(4, true);
    const type = String.fromCharCode(...new Uint8Array(head.buffer, 0, 4));
    const end = at + 8 + length + (length % 2);
    if (type === "VP8X") kept.push(webp.slice(at, at + 8), await withoutFlags(webp, at + 8), webp.slice(at + 9, end));
    else if (type !== "EXIF" && type !== "XMP ") kept.push(webp.slice(at, end));
    at = end;
  }
  const size = kept.reduce((sum, part) => sum + part.size, 4);
  return new Blob([webp.slice(0, 4), Uint32Array.of(size), webp.slice(8, 12), ...kept], { type: webp.type });
}

async function withoutFlags(webp: Blob, at: number): Promise<Blob> {
  const flags = await viewOf(webp, at, 1);
  return new Blob([Uint8Array.of(flags.getUint8(0) & ~EXIF_AND_XMP)]);
}

/** @throws RangeError past the end of the file, when the view is read */
async function viewOf(file: Blob, start: number, length: number): Promise<DataView<ArrayBuffer>> {
  return new DataView(await file.slice(start, start + length).arrayBuffer());
}
