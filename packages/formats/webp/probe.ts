import { type ByteRange, type ColourProfile, exifPrefixLength, NO_PROFILE } from "@matte/pixels/bytes";
import { corrupt, photo, type PhotoProbe, truncated } from "../header.ts";
import { readOrientation } from "@matte/metadata";
import { containerEnd, type RiffChunk, riffChunks } from "./chunks.ts";
import { type Canvas, canvasOf } from "./size.ts";

/** Reads a WebP's chunks. A chunk beyond the file's end means a truncated file. */
export function probeWebp(bytes: Uint8Array): PhotoProbe {
  const found = [...riffChunks(bytes)];
  const canvas = canvasOf(bytes, found);
  // Some writers omit an odd last chunk's padding byte.
  if (containerEnd(bytes) > bytes.length + 1 || found.some(({ end }) => end > bytes.length)) return truncated(canvas);
  if (!found.some(({ type }) => type === "VP8 " || type === "VP8L" || type === "ANMF")) return truncated(canvas);
  return canvas === null ? corrupt("no frame header") : describe(bytes, found, canvas);
}

function describe(bytes: Uint8Array, found: readonly RiffChunk[], canvas: Canvas): PhotoProbe {
  const chunk = found.find(({ type }) => type === "EXIF");
  const exif = chunk === undefined ? null : exifBlock(bytes, chunk);
  return photo({
    kind: "webp",
    coded: { width: canvas.width, height: canvas.height },
    orientation: exif === null ? 1 : readOrientation(bytes.subarray(exif.start, exif.end)),
    precision: 8,
    components: canvas.alpha ? 4 : 3,
    alpha: canvas.alpha,
    profile: profileOf(bytes, found),
    exif,
    xmp: dataOf(found, "XMP "),
    exifChunk: chunk === undefined ? null : { start: chunk.from, end: chunk.end },
  });
}

function exifBlock(bytes: Uint8Array, { start, end }: RiffChunk): ByteRange {
  return { start: start + exifPrefixLength(bytes, start, end), end };
}

function profileOf(bytes: Uint8Array, found: readonly RiffChunk[]): ColourProfile {
  const range = dataOf(found, "ICCP");
  return range === null ? NO_PROFILE : { kind: "icc", bytes: bytes.subarray(range.start, range.end) };
}

function dataOf(found: readonly RiffChunk[], wanted: string): ByteRange | null {
  const chunk = found.find(({ type }) => type === wanted);
  return chunk === undefined ? null : { start: chunk.start, end: chunk.end };
}
