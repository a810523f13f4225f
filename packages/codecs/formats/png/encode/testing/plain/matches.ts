import { TABLE_BITS, WINDOW } from "../../ops.ts";
import type { PlainMemory } from "./memory.ts";

/** Searched data, and a position table; 16 bits distinguish all positions within the window. */
interface Searched {
  readonly memory: PlainMemory;
  readonly base: number;
  readonly step: number;
  readonly table: number;
}

/**
 * Finds the next bytes earlier in the data, at least about two pixels.
 * @returns length << 16 | distance; 0 without a match
 */
export function find(searched: Searched, at: number, limit: number): number {
  const { memory, base, step } = searched;
  const slot = slotOf(searched, at);
  const distance = (at - base - memory.u16(slot)) & 0xffff;
  memory.setU16(slot, at - base);
  if (distance === 0 || distance > WINDOW) return 0;
  const length = matchLength(memory, at, at - distance, limit);
  return length < keyLength(step) ? 0 : ((length - (length % step)) << 16) | distance;
}

/** Adds a match's second and last pixel to the table; its first is there already. In a flat area the last is nearest. */
export function enter(searched: Searched, at: number, length: number, end: number): void {
  const { memory, base, step } = searched;
  const [second, last] = [at + step, at + length - step];
  for (const place of last > second ? [second, last] : [second]) {
    if (place + 8 <= end) memory.setU16(slotOf(searched, place), place - base);
  }
}

/** Bytes that must be equal: six for pixels with 1, 3 and 6 bytes, eight for 2 and 4 bytes. */
function keyLength(step: number): 6 | 8 {
  return step % 2 === 0 ? 8 : 6;
}

function matchLength({ bytes }: PlainMemory, at: number, before: number, limit: number): number {
  let length = 0;
  while (length < limit && bytes[at + length] === bytes[before + length]) length += 1;
  return length;
}

function slotOf({ memory, step, table }: Searched, at: number): number {
  const second = memory.u32(at + 4) << (keyLength(step) === 8 ? 0 : 16);
  const product = Math.imul(memory.u32(at), 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b);
  return table + ((product >>> (32 - TABLE_BITS)) << 1);
}
