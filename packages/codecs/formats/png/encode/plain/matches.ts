import { TABLE_BITS, WINDOW } from "../ops.ts";
import type { PlainMemory } from "./memory.ts";

/** Where matches are looked for: the band, and a table of positions in it, of which 16 bits tell all that may be matched apart. */
interface Places {
  readonly memory: PlainMemory;
  readonly base: number;
  readonly step: number;
  readonly table: number;
}

/**
 * What stood there before, two pixels of it or so at least.
 * @returns length << 16 | distance; 0 where there is no match
 */
export function find(places: Places, at: number, most: number): number {
  const { memory, base, step } = places;
  const slot = slotOf(places, at);
  const distance = (at - base - memory.u16(slot)) & 0xffff;
  memory.setU16(slot, at - base);
  if (distance === 0 || distance > WINDOW) return 0;
  const length = matchLength(memory, at, at - distance, most);
  return length < keyLength(step) ? 0 : ((length - (length % step)) << 16) | distance;
}

/** Enters a match's second pixel and its last into the table; its first is there. Of a flat stretch the last is the nearest. */
export function enter(places: Places, at: number, length: number, end: number): void {
  const { memory, base, step } = places;
  const [second, last] = [at + step, at + length - step];
  for (const place of last > second ? [second, last] : [second]) {
    if (place + 8 <= end) memory.setU16(slotOf(places, place), place - base);
  }
}

/** Bytes that must be the same: those of 1, 3 and 6 to a pixel are compared by sixes, those of 2 and 4 by eights. */
function keyLength(step: number): 6 | 8 {
  return step % 2 === 0 ? 8 : 6;
}

function matchLength({ bytes }: PlainMemory, at: number, before: number, most: number): number {
  let length = 0;
  while (length < most && bytes[at + length] === bytes[before + length]) length += 1;
  return length;
}

function slotOf({ memory, step, table }: Places, at: number): number {
  const second = memory.u32(at + 4) << (keyLength(step) === 8 ? 0 : 16);
  const product = Math.imul(memory.u32(at), 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b);
  return table + ((product >>> (32 - TABLE_BITS)) << 1);
}
