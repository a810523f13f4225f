import { type ByteRange, exifPrefixLength, hasLetters, type PixelSize, u32be, u8 } from "@matte/pixels/bytes";
import { corrupt, photo, type PhotoProbe, truncated } from "../header.ts";
import { readOrientation } from "@matte/metadata";
import { type Chunk, chunks, isWhole, pngProfile, wholeRange } from "@matte/png";

const LONGEST = 0x7fff_ffff;
const XMP_KEYWORD = "XML:com.adobe.xmp\0";

/** Samples per pixel and allowed bit depths by colour type, PNG 3rd edition table 11.1. */
const COLOUR_TYPES: Readonly<Record<number, { samples: number; depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};

interface ImageHeader {
  readonly coded: PixelSize;
  readonly precision: number;
  readonly samples: number;
}

/** Reads a PNG's chunks to IEND. Leaves CRCs to the decoder. */
export function probePng(bytes: Uint8Array): PhotoProbe {
  const found = [...chunks(bytes)];
  if (found.some((each) => isMalformed(each))) return corrupt("a malformed chunk");
  const [head] = found;
  if (head === undefined || !isWhole(bytes, head)) return truncated(null);
  const header = imageHeader(bytes, head);
  if (typeof header === "string") return corrupt(header);
  return isComplete(bytes, found) ? describe(bytes, found, header) : truncated(header.coded);
}

function isMalformed({ type, start, end }: Chunk): boolean {
  return end - start > LONGEST || !/^[A-Za-z]{4}$/.test(type);
}

function isComplete(bytes: Uint8Array, found: readonly Chunk[]): boolean {
  const pixels = found.some(({ type, start, end }) => type === "IDAT" && end > start);
  return pixels && found.every((each) => isWhole(bytes, each)) && first(found, "IEND") !== undefined;
}

/** Reads IHDR, §11.2.1; describes the fault if it is invalid. */
function imageHeader(bytes: Uint8Array, { type, start, end }: Chunk): ImageHeader | string {
  if (type !== "IHDR" || end - start !== 13) return "no IHDR";
  const coded = { width: u32be(bytes, start), height: u32be(bytes, start + 4) };
  const precision = u8(bytes, start + 8);
  const colour = COLOUR_TYPES[u8(bytes, start + 9)];
  if (colour === undefined || !colour.depths.includes(precision)) return "no such colour type and bit depth";
  return isSide(coded.width) && isSide(coded.height)
    ? { coded, precision, samples: colour.samples }
    : "a side out of range";
}

function describe(bytes: Uint8Array, found: readonly Chunk[], { coded, precision, samples }: ImageHeader): PhotoProbe {
  const chunk = first(found, "eXIf");
  const exif = chunk && { start: chunk.start + exifPrefixLength(bytes, chunk.start, chunk.end), end: chunk.end };
  return photo({
    kind: "png",
    coded,
    orientation: exif && isEarly(found) ? readOrientation(bytes.subarray(exif.start, exif.end)) : 1,
    precision,
    components: samples,
    alpha: samples % 2 === 0 || first(found, "tRNS") !== undefined,
    profile: pngProfile(bytes, found),
    exif: exif ?? null,
    xmp: xmpPacket(bytes, found),
    exifChunk: chunk === undefined ? null : wholeRange(chunk),
  });
}

/** Returns whether EXIF precedes the pixels; later, its orientation comes too late for browsers, and none applies it. */
function isEarly(found: readonly Chunk[]): boolean {
  const [early] = found.filter(({ type }) => type === "eXIf" || type === "IDAT");
  return early?.type === "eXIf";
}

function isSide(pixels: number): boolean {
  return pixels >= 1 && pixels <= LONGEST;
}

function first(found: readonly Chunk[], wanted: string): Chunk | undefined {
  return found.find(({ type }) => type === wanted);
}

/**
 * Finds an uncompressed iTXt's packet, XMP part 3 §1.1.5, after keyword, two compression bytes, language and translated
 * keyword.
 */
function xmpPacket(bytes: Uint8Array, found: readonly Chunk[]): ByteRange | null {
  const text = found.find(({ type, start }) => type === "iTXt" && hasLetters(bytes, start, XMP_KEYWORD));
  if (text === undefined) return null;
  const language = text.start + XMP_KEYWORD.length + 2;
  const keyword = bytes.indexOf(0, language) + 1;
  const packet = bytes.indexOf(0, keyword) + 1;
  const readable = u8(bytes, language - 2) === 0 && keyword > language && packet > keyword && packet <= text.end;
  return readable ? { start: packet, end: text.end } : null;
}
