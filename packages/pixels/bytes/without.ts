import type { ByteRange } from "./types.ts";

/**
 * Removes ranges from a file's range; they are in order and each inside or outside.
 * @returns pieces sharing the file's bytes; none is empty
 */
export function without<Buffer extends ArrayBufferLike>(
  file: Uint8Array<Buffer>,
  { start, end }: ByteRange,
  removed: readonly ByteRange[],
): Uint8Array<Buffer>[] {
  const kept: Uint8Array<Buffer>[] = [];
  let at = start;
  for (const range of removed.filter((other) => other.start >= start && other.start < end)) {
    kept.push(file.subarray(at, range.start));
    at = range.end;
  }
  return [...kept, file.subarray(at, end)].filter((piece) => piece.length > 0);
}
