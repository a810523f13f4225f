import type { BitsOut } from "./bits-out.ts";
import { canonicalCodes } from "./canonical.ts";
import type { BlockCodes } from "./block-codes.ts";
import { codeLengths } from "./code-lengths.ts";

/** RFC 1951 §3.2.7: how the code lengths themselves are written. */
interface Step {
  readonly symbol: number;
  readonly rest: number;
  readonly extra: number;
}

export interface BlockHeader {
  readonly bits: number;
  write(out: BitsOut): void;
}

const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
/** BFINAL 0 and BTYPE 10, counted from the lowest bit. */
const DYNAMIC = 0b100;

/** The beginning of a block with codes of its own; never the last block. */
export function blockHeader({ literals, distances }: BlockCodes): BlockHeader {
  const [many, far] = [upToLast(literals, 257), upToLast(distances, 1)];
  const steps = stepsOf([...many, ...far]);
  const lengths = codeLengths(frequencies(steps), 7);
  const used = Math.max(4, 1 + ORDER.findLastIndex((symbol) => (lengths[symbol] ?? 0) > 0));
  const codes = canonicalCodes(lengths);
  const bits = 17 + 3 * used + steps.reduce((sum, { symbol, extra }) => sum + (lengths[symbol] ?? 0) + extra, 0);
  return {
    bits,
    write(out) {
      out.put(DYNAMIC, 3);
      out.put(many.length - 257, 5);
      out.put(far.length - 1, 5);
      out.put(used - 4, 4);
      for (const symbol of ORDER.slice(0, used)) out.put(lengths[symbol] ?? 0, 3);
      for (const { symbol, rest, extra } of steps) {
        out.putEntry(codes[symbol] ?? 0);
        out.put(rest, extra);
      }
    },
  };
}

function upToLast(lengths: Uint8Array, least: number): Uint8Array {
  return lengths.subarray(0, Math.max(least, 1 + lengths.findLastIndex((length) => length > 0)));
}

function frequencies(steps: readonly Step[]): number[] {
  const counts = Array.from({ length: 19 }, () => 0);
  for (const { symbol } of steps) counts[symbol] = (counts[symbol] ?? 0) + 1;
  return counts;
}

function stepsOf(lengths: readonly number[]): Step[] {
  const steps: Step[] = [];
  let at = 0;
  while (at < lengths.length) {
    const length = lengths[at] ?? 0;
    let run = 1;
    while (lengths[at + run] === length) run += 1;
    at += run;
    steps.push(...(length === 0 ? zeros(run) : repeated(length, run)));
  }
  return steps;
}

function zeros(run: number): Step[] {
  const steps: Step[] = [];
  let left = run;
  for (; left >= 11; left -= Math.min(left, 138)) steps.push({ symbol: 18, rest: Math.min(left, 138) - 11, extra: 7 });
  if (left >= 3) return [...steps, { symbol: 17, rest: left - 3, extra: 3 }];
  return [...steps, ...plain(0, left)];
}

function repeated(length: number, run: number): Step[] {
  const steps = plain(length, 1);
  let left = run - 1;
  for (; left >= 3; left -= Math.min(left, 6)) steps.push({ symbol: 16, rest: Math.min(left, 6) - 3, extra: 2 });
  return [...steps, ...plain(length, left)];
}

function plain(length: number, count: number): Step[] {
  return Array.from({ length: count }, () => ({ symbol: length, rest: 0, extra: 0 }));
}
