/** APP15 segments with restore data: identifier, number, count, data part. */
import { join, u8 } from "@matte/pixels/bytes";
import { contents, headerSegments, numberedSegments, RESTORE } from "@matte/jpeg/segments";
import { APP15, type JpegSegment } from "@matte/pixels/segments";

/** Limit per file. */
export const MAX_RESTORE_BYTES = 256 * 2 ** 10;
const NUMBERS = 2;

/** @param data at most {@link MAX_RESTORE_BYTES} */
export function restoreSegments(data: Uint8Array): JpegSegment[] {
  return numberedSegments(APP15, RESTORE, data);
}

/** Reads a file's data; null without any, or with a part missing. */
export function readRestoreSegments(jpeg: Uint8Array): Uint8Array | null {
  const parts = contents(jpeg, headerSegments(jpeg), APP15, RESTORE).map(({ start, end }) => jpeg.subarray(start, end));
  const inOrder = parts.every((part, index) => u8(part, 0) === index + 1 && u8(part, 1) === parts.length);
  const bytes = parts.reduce((sum, { length }) => sum + length, 0);
  if (parts.length === 0 || !inOrder || bytes > MAX_RESTORE_BYTES + parts.length * NUMBERS) return null;
  return join(parts.map((part) => part.subarray(NUMBERS)));
}
