import type { ByteRange } from "@matte/pixels/bytes";
import { damaged, type FallbackError } from "../fallback.ts";
import { RST0, RST7 } from "@matte/pixels/segments";

/** Zeros after the data keep reads within the array if a block is read too far: 64 16-bit codes and 15-bit values. */
export const READ_AHEAD = 512;

/** Entropy-coded data without stuffing and markers. */
export interface EntropyData {
  readonly bytes: Uint8Array;
  /** Byte offsets at which restart intervals start, then the data's end. */
  readonly bounds: readonly number[];
}

/**
 * Removes stuffing (ITU-T T.81 §F.1.2.3) and restart markers from a scan's data, up to any other marker.
 * @throws {FallbackError} if restart markers are out of order (§E.1.4), or fill bytes precede a stuffed zero; decoders disagree
 * about these
 */
export function unstuff(source: Uint8Array, { start, end }: ByteRange): EntropyData {
  const bytes = new Uint8Array(end - start + READ_AHEAD);
  const bounds = [0];
  let length = 0;
  let from = start;
  for (;;) {
    const found = source.indexOf(0xff, from);
    const stop = found === -1 || found >= end ? end : found;
    bytes.set(source.subarray(from, stop), length);
    length += stop - from;
    from = afterFills(source, stop, end);
    const code = from < end ? source[from]! : -1;
    from += 1;
    if (code === 0) {
      if (from > stop + 2) throw fillsBeforeZero();
      bytes[length] = 0xff;
      length += 1;
    } else if (code >= RST0 && code <= RST7) {
      if (code - RST0 !== (bounds.length - 1) % 8) throw damaged("restart markers out of order");
      bounds.push(length);
    } else {
      bounds.push(length);
      return { bytes, bounds };
    }
  }
}

/** Only markers may follow fill bytes (§B.1.1.2): libjpeg-turbo's fast decoder misreads a block otherwise. */
export function fillsBeforeZero(): FallbackError {
  return damaged("fill bytes before a stuffed zero");
}

/** Position after 0xFF and its fill bytes (§B.1.1.2). */
function afterFills(source: Uint8Array, at: number, end: number): number {
  let next = at;
  while (next < end && source[next] === 0xff) next += 1;
  return next;
}
