import type { ByteRange } from "@matte/pixels/bytes";

/** Sorts ranges, merges those touching or overlapping, drops empty ones. */
export function merged(ranges: readonly ByteRange[]): ByteRange[] {
  const result: ByteRange[] = [];
  for (const range of ranges.filter(({ start, end }) => start < end).toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last === undefined || range.start > last.end) result.push(range);
    else if (range.end > last.end) result[result.length - 1] = { start: last.start, end: range.end };
  }
  return result;
}

/** Returns the bytes in `ranges` but not in `others`, merged. */
export function without(ranges: readonly ByteRange[], others: readonly ByteRange[]): ByteRange[] {
  const holes = merged(others);
  return merged(ranges).flatMap((range) => punched(range, holes));
}

/** Returns whether any byte is in both. */
export function overlap(ranges: readonly ByteRange[], others: readonly ByteRange[]): boolean {
  const whole = merged(ranges);
  return total(without(whole, others)) < total(whole);
}

function punched(range: ByteRange, holes: readonly ByteRange[]): ByteRange[] {
  const pieces: ByteRange[] = [];
  let start = range.start;
  for (const hole of holes) {
    if (hole.end <= start) continue;
    if (hole.start >= range.end) break;
    pieces.push({ start, end: hole.start });
    start = hole.end;
  }
  return [...pieces, { start, end: range.end }].filter((piece) => piece.start < piece.end);
}

/** Adds up sizes; overlapping bytes count each time. */
export function total(ranges: readonly ByteRange[]): number {
  return ranges.reduce((sum, { start, end }) => sum + end - start, 0);
}
