import type { ByteRange } from "./header.ts";

/**
 * Bytes of a range of a file without some smaller ranges, which are in order and each inside or outside.
 * @returns pieces that share the file's bytes; none is empty
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
