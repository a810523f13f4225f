import { join } from "@matte/pixels/bytes";
import type { BitsOut } from "./bits-out.ts";
import { canonicalCodes } from "./canonical.ts";
import type { BlockCodes } from "./block-codes.ts";
import { codeLengths } from "./code-lengths.ts";

/** Written code length, RFC 1951 §3.2.7: symbol in the low bits, its extra bits above. */
type Step = number;
const SYMBOL_BITS = 5;

export interface BlockHeader {
  readonly bits: number;
  write(out: BitsOut): void;
}

const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
/** Extra bits by symbol. */
const EXTRA = Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 7);
/** BFINAL 0 and BTYPE 10, from the lowest bit. */
const DYNAMIC = 0b100;

/** Writes the header for a block with dynamic codes, never the last block. */
export function blockHeader({ literals, distances }: BlockCodes): BlockHeader {
  const [literalLengths, distanceLengths] = [upToLast(literals, 257), upToLast(distances, 1)];
  const steps = stepsOf(join([literalLengths, distanceLengths]));
  const lengths = codeLengths(frequencies(steps), 7);
  const used = Math.max(4, 1 + ORDER.findLastIndex((symbol) => lengths[symbol]! > 0));
  const codes = canonicalCodes(lengths);
  const bits = 17 + 3 * used + steps.reduce((sum, step) => sum + lengths[symbolOf(step)]! + extraOf(step), 0);
  return {
    bits,
    write(out) {
      out.put(DYNAMIC, 3);
      out.put(literalLengths.length - 257, 5);
      out.put(distanceLengths.length - 1, 5);
      out.put(used - 4, 4);
      for (const symbol of ORDER.slice(0, used)) out.put(lengths[symbol]!, 3);
      for (const step of steps) {
        out.putEntry(codes[symbolOf(step)]!);
        out.put(step >>> SYMBOL_BITS, extraOf(step));
      }
    },
  };
}

function symbolOf(step: Step): number {
  return step & ((1 << SYMBOL_BITS) - 1);
}

/** Extra bits above the symbol. */
function extraOf(step: Step): number {
  return EXTRA[symbolOf(step)]!;
}

function upToLast(lengths: Uint8Array, least: number): Uint8Array {
  return lengths.subarray(0, Math.max(least, 1 + lengths.findLastIndex((length) => length > 0)));
}

function frequencies(steps: readonly Step[]): Uint32Array {
  const counts = new Uint32Array(EXTRA.length);
  for (const step of steps) counts[symbolOf(step)]! += 1;
  return counts;
}

function stepsOf(lengths: Uint8Array): Step[] {
  const steps: Step[] = [];
  let at = 0;
  while (at < lengths.length) {
    const length = lengths[at]!;
    let run = 1;
    while (lengths[at + run] === length) run += 1;
    at += run;
    if (length === 0) putZeros(steps, run);
    else putRepeated(steps, length, run);
  }
  return steps;
}

function putZeros(steps: Step[], run: number): void {
  let left = run;
  for (; left >= 11; left -= Math.min(left, 138)) steps.push(18 | ((Math.min(left, 138) - 11) << SYMBOL_BITS));
  if (left >= 3) steps.push(17 | ((left - 3) << SYMBOL_BITS));
  else putPlain(steps, 0, left);
}

function putRepeated(steps: Step[], length: number, run: number): void {
  steps.push(length);
  let left = run - 1;
  for (; left >= 3; left -= Math.min(left, 6)) steps.push(16 | ((Math.min(left, 6) - 3) << SYMBOL_BITS));
  putPlain(steps, length, left);
}

function putPlain(steps: Step[], length: number, count: number): void {
  for (let left = count; left > 0; left -= 1) steps.push(length);
}
