import { type FilePieces, hasLetters, PNG_SIGNATURE, without } from "@matte/pixels/bytes";
import type { ExportMetadata } from "@matte/metadata";
import { type Chunk, chunks, isWhole, type PngChunk, serialised, wholeRange } from "@matte/png";
import { pngChunksOf } from "./chunks-for.ts";

/** Metadata chunks, always replaced by the photo's. */
const REPLACED: ReadonlySet<string> = new Set(["eXIf", "tEXt", "zTXt", "iTXt"]);

/** Replaces a PNG's metadata; its profile stays. */
export function writePngMetadata<Buffer extends ArrayBufferLike>(
  png: Uint8Array<Buffer>,
  metadata: ExportMetadata,
): FilePieces<Buffer> {
  return pngWith(png, pngChunksOf(metadata));
}

/**
 * Replaces EXIF, XMP and texts, and the density if these chunks have one. Puts them before the first IDAT: eXIf must be there
 * (PNG 3rd edition §5.6), and readers find the rest without decoding pixels.
 * @returns pieces sharing the file's bytes
 */
export function pngWith<Buffer extends ArrayBufferLike>(
  png: Uint8Array<Buffer>,
  inserted: readonly PngChunk[],
): FilePieces<Buffer> {
  if (!hasLetters(png, 0, PNG_SIGNATURE)) return [png];
  const found = [...chunks(png)];
  const insertAt = found.find(({ type }) => type === "IDAT")?.from;
  if (insertAt === undefined) return [png];
  const hasDensity = inserted.some(({ type }) => type === "pHYs");
  const isOld = ({ type }: Chunk): boolean => REPLACED.has(type) || (type === "pHYs" && hasDensity);
  const replaced = found.filter((chunk) => isWhole(png, chunk) && isOld(chunk)).map(wholeRange);
  const before = without(png, { start: 0, end: insertAt }, replaced);
  return [...before, ...inserted.map(serialised), ...without(png, { start: insertAt, end: png.length }, replaced)];
}
