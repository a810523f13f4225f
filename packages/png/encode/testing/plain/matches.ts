import { LONG_KEY, LONGEST_KEY, TABLE_BITS, TABLE_SIZE, WINDOW } from "../../ops.ts";
import type { PlainMemory } from "./memory.ts";

/** Searched data, and position tables; 16 bits distinguish all positions within the window. */
interface Searched {
  readonly memory: PlainMemory;
  readonly base: number;
  readonly step: number;
  readonly tables: number;
}

/** Pixels after a match's first, in addition to its last. */
const ENTERED = 6;
/** Bytes compared of candidates by the longest and the long key. */
const COMPARED = [16, 8] as const;
/** Index of the short key after them. */
const SHORT = 2;

/**
 * Finds the next 24 bytes earlier in the data, otherwise the next 12, otherwise at least about two pixels. Without a match of
 * these, the longer keys are neither looked up nor entered.
 * @returns length << 16 | distance; 0 without a match
 */
export function find(searched: Searched, at: number, limit: number): number {
  const { memory, base, step } = searched;
  const places = slotsOf(searched, at);
  const distances = places.map((slot) => (at - base - memory.u16(slot)) & 0xffff);
  const isMatch = (index: number, least: number): boolean => {
    const distance = distances[index]!;
    return distance > 0 && distance <= WINDOW && matchLength(memory, at, at - distance, least) === least;
  };
  memory.setU16(places[SHORT]!, at - base);
  if (!isMatch(SHORT, shortKey(step))) return 0;
  enterOne(searched, at);
  const longer = COMPARED.findIndex((least, index) => isMatch(index, least));
  const distance = distances[longer < 0 ? SHORT : longer]!;
  const length = matchLength(memory, at, at - distance, limit);
  return ((length - (length % step)) << 16) | distance;
}

/** Returns true if the next `length` bytes are equal pixels. */
export function repeats({ memory, step }: Searched, at: number, length: number): boolean {
  return matchLength(memory, at, at - step, length) === length;
}

/** Adds a match's second to seventh and last pixel to the tables; its first is there already. In a flat area the last is nearest. */
export function enter(searched: Searched, at: number, length: number, to: number): void {
  const { step } = searched;
  const last = at + length - step;
  const first = Array.from({ length: ENTERED }, (_, index) => at + (index + 1) * step);
  for (const place of [...first.filter((each) => each < last), last]) {
    if (place + LONGEST_KEY <= to) enterOne(searched, place);
  }
}

function enterOne(searched: Searched, place: number): void {
  for (const slot of slotsOf(searched, place)) searched.memory.setU16(slot, place - searched.base);
}

/** Bytes of the short key: six for pixels with 1, 3 and 6 bytes, eight for 2 and 4 bytes. */
function shortKey(step: number): 6 | 8 {
  return step % 2 === 0 ? 8 : 6;
}

function matchLength({ bytes }: PlainMemory, at: number, before: number, limit: number): number {
  let length = 0;
  while (length < limit && bytes[at + length] === bytes[before + length]) length += 1;
  return length;
}

/** Returns the places in the tables of the longest, the long and the short key. */
function slotsOf({ memory, step, tables }: Searched, at: number): number[] {
  const word = (index: number): number => memory.u32(at + 4 * index);
  const short = [word(0), word(1) << (shortKey(step) === 8 ? 0 : 16)];
  const [long, longest] = [LONG_KEY, LONGEST_KEY].map((key) => Array.from({ length: key / 4 }, (_, n) => word(n)));
  return [longest!, long!, short].map((words, index) => tables + (2 - index) * TABLE_SIZE + slotOf(words));
}

const FACTORS = [0x9e3779b1, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f, 0x165667b1, 0xd3a2646d];

/** Returns the byte offset in a table. */
function slotOf(words: readonly number[]): number {
  const mixed = words.reduce((sum, word, index) => sum ^ Math.imul(word, FACTORS[index]!), 0);
  return (mixed >>> (32 - TABLE_BITS)) << 1;
}
