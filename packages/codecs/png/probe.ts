import { hasLetters, u32be, u8 } from "../bytes.ts";
import type { ByteRange, PhotoProbe } from "../header.ts";
import { corrupt, photo, TRUNCATED } from "../header.ts";
import { readOrientation } from "../metadata/orientation.ts";
import { type Chunk, chunks, isWhole, wholeRange } from "./chunks.ts";
import { pngProfile } from "./profile.ts";

const LONGEST = 0x7fff_ffff;
const XMP_KEYWORD = "XML:com.adobe.xmp\0";

/** Samples a pixel and allowed bit depths of each colour type, PNG 3rd edition table 11.1. */
const COLOUR_TYPES: Readonly<Record<number, { samples: number; depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};

/** Reads a PNG's chunks to IEND; checks no CRC, as the decoder does. */
export function probePng(bytes: Uint8Array): PhotoProbe {
  const found: Chunk[] = [];
  for (const chunk of chunks(bytes)) {
    if (chunk.end - chunk.start > LONGEST || !/^[A-Za-z]{4}$/.test(chunk.type)) return corrupt("a malformed chunk");
    if (!isWhole(bytes, chunk)) return TRUNCATED;
    found.push(chunk);
  }
  if (found.length === 0 || !found.some(({ type }) => type === "IEND")) return TRUNCATED;
  if (!found.some(({ type, start, end }) => type === "IDAT" && end > start)) return TRUNCATED;
  return describe(bytes, found);
}

function describe(bytes: Uint8Array, found: readonly Chunk[]): PhotoProbe {
  const [head] = found;
  if (head?.type !== "IHDR" || head.end - head.start !== 13) return corrupt("no IHDR");
  const coded = { width: u32be(bytes, head.start), height: u32be(bytes, head.start + 4) };
  const precision = u8(bytes, head.start + 8);
  const colour = COLOUR_TYPES[u8(bytes, head.start + 9)];
  if (colour === undefined || !colour.depths.includes(precision)) return corrupt("no such colour type and bit depth");
  if (!isSide(coded.width) || !isSide(coded.height)) return corrupt("a side out of range");
  const exif = chunk(found, "eXIf");
  return photo({
    kind: "png",
    coded,
    orientation: exif === undefined ? 1 : readOrientation(bytes.subarray(exif.start, exif.end)),
    precision,
    components: colour.samples,
    alpha: colour.samples % 2 === 0 || chunk(found, "tRNS") !== undefined,
    profile: pngProfile(bytes, found),
    exif: exif === undefined ? null : { start: exif.start, end: exif.end },
    xmp: xmpPacket(bytes, found),
    exifChunk: exif === undefined ? null : wholeRange(exif),
  });
}

function isSide(pixels: number): boolean {
  return pixels >= 1 && pixels <= LONGEST;
}

function chunk(found: readonly Chunk[], wanted: string): Chunk | undefined {
  return found.find(({ type }) => type === wanted);
}

/** XMP part 3 §1.1.5: an uncompressed iTXt; keyword, two bytes for compression, language and translated keyword first. */
function xmpPacket(bytes: Uint8Array, found: readonly Chunk[]): ByteRange | null {
  const text = found.find(({ type, start }) => type === "iTXt" && hasLetters(bytes, start, XMP_KEYWORD));
  if (text === undefined) return null;
  const language = text.start + XMP_KEYWORD.length + 2;
  const keyword = bytes.indexOf(0, language) + 1;
  const packet = bytes.indexOf(0, keyword) + 1;
  const readable = u8(bytes, language - 2) === 0 && keyword > language && packet > keyword && packet <= text.end;
  return readable ? { start: packet, end: text.end } : null;
}
