import type { ByteRange } from "@matte/pixels/bytes";
import { merged } from "./ranges.ts";

/** Writers pad values to words. */
const MAX_PADDING = 3;

/**
 * Overwrites these bytes with zeros and truncates the block if they end it: most bytes are its thumbnail.
 * @param block modified in place
 */
export function wiped(block: Uint8Array, ranges: readonly ByteRange[]): Uint8Array {
  const whole = merged(ranges);
  for (const { start, end } of whole) block.fill(0, start, end);
  let length = block.length;
  for (const { start, end } of whole.toReversed()) {
    if (length - end > MAX_PADDING || block.subarray(end, length).some((byte) => byte !== 0)) break;
    length = start;
  }
  return block.subarray(0, length);
}
