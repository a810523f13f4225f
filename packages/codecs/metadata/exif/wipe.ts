import type { ByteRange } from "../../header.ts";
import { merged } from "./ranges.ts";

/** Writers pad values to words. */
const MOST_PADDING = 3;

/**
 * Overwrites these bytes with zeros, and cuts them off where they end the block: most of a block is its thumbnail.
 * @param block is changed.
 */
export function wiped(block: Uint8Array, ranges: readonly ByteRange[]): Uint8Array {
  const whole = merged(ranges);
  for (const { start, end } of whole) block.fill(0, start, end);
  let length = block.length;
  for (const { start, end } of whole.toReversed()) {
    if (length - end > MOST_PADDING || block.subarray(end, length).some((byte) => byte !== 0)) break;
    length = start;
  }
  return block.subarray(0, length);
}
