import { hasLetters } from "../../../bytes.ts";
import { type PngChunk, serialised } from "../chunk-out.ts";
import { type Chunk, chunks, isWhole, wholeRange } from "../chunks.ts";
import type { Pieces } from "../../../metadata/types.ts";
import { isRawProfile, XMP_KEYWORD } from "./text.ts";

const SIGNATURE = "\x89PNG\r\n\x1a\n";

/**
 * A PNG with these chunks in place of its own EXIF and XMP, in pieces that share its bytes. They come before the first IDAT:
 * there eXIf must be (PNG 3rd edition §5.6), and there readers find the rest without the pixels.
 */
export function pngWith<Buffer extends ArrayBufferLike>(
  png: Uint8Array<Buffer>,
  inserted: readonly PngChunk[],
): Pieces<Buffer> {
  if (!hasLetters(png, 0, SIGNATURE)) return [png];
  const found = [...chunks(png)];
  const place = found.find(({ type }) => type === "IDAT")?.from;
  if (place === undefined) return [png];
  const gone = found.filter((chunk) => isWhole(png, chunk) && isReplaced(png, chunk));
  const before = pieces(png, 0, place, gone);
  return [...before, ...inserted.map(serialised), ...pieces(png, place, png.length, gone)];
}

function isReplaced(png: Uint8Array, { type, start, end }: Chunk): boolean {
  if (type === "eXIf") return true;
  if (type === "iTXt") return hasLetters(png, start, XMP_KEYWORD);
  return (type === "tEXt" || type === "zTXt") && isRawProfile(png.subarray(start, end));
}

function pieces<Buffer extends ArrayBufferLike>(
  png: Uint8Array<Buffer>,
  start: number,
  end: number,
  gone: readonly Chunk[],
): Uint8Array<Buffer>[] {
  const kept: Uint8Array<Buffer>[] = [];
  let at = start;
  for (const range of gone.map(wholeRange).filter((chunk) => chunk.start >= start && chunk.end <= end)) {
    kept.push(png.subarray(at, range.start));
    at = range.end;
  }
  return [...kept, png.subarray(at, end)].filter((piece) => piece.length > 0);
}
