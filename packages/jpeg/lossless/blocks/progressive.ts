/** Decoders for the four progressive scan kinds, ITU-T T.81 §G.1.2. Each adds to one block's 64 coefficients. */
import { type BitReader, extend, receive } from "../bits/bit-reader.ts";
import { decodeSymbol, type DecodeTable } from "../huffman/decode-table.ts";
import { MAX_AC_BITS } from "../huffman/symbols.ts";
import type { ScanCursor } from "../index/scan-cursor.ts";
import type { Scan } from "../markers/picture.ts";
import { damaged } from "../fallback.ts";
import { checkedDc } from "./sequential.ts";
import { readDifference } from "./skip.ts";

type Range = Pick<Scan, "from" | "to" | "low">;

/** ZRL's run; shorter runs without a value are EOBn. */
const LONGEST_RUN = 15;

/** Decodes a DC value's first scan, §G.1.2.1. */
export function decodeDcFirst(
  cursor: ScanCursor,
  component: number,
  table: DecodeTable,
  low: number,
  into: Int16Array,
  at: number,
): void {
  const value = cursor.predictions[component]! + readDifference(cursor.reader, table);
  cursor.predictions[component] = value;
  into[at] = checkedDc(value * 2 ** low);
  checkEnd(cursor.reader);
}

/** Decodes one more bit for a DC value, §G.1.2.1. */
export function decodeDcRefinement({ reader }: ScanCursor, low: number, into: Int16Array, at: number): void {
  into[at]! |= receive(reader, 1) << low;
  checkEnd(reader);
}

/** Decodes the first scan for an AC band, §G.1.2.2. */
export function decodeAcFirst(
  cursor: ScanCursor,
  table: DecodeTable,
  { from, to, low }: Range,
  into: Int16Array,
  at: number,
): void {
  if (takesEmptyBlock(cursor)) return;
  const { reader } = cursor;
  let k = from;
  while (k <= to) {
    const symbol = decodeSymbol(reader, table);
    const run = symbol >>> 4;
    const size = symbol & 15;
    if (size === 0 && run < LONGEST_RUN) {
      beginEmptyBlocks(cursor, run);
      break;
    }
    k += run;
    if (size > MAX_AC_BITS || k > to) throw damaged("coefficients beyond the band");
    if (size > 0) into[at + k] = extend(receive(reader, size), size) * 2 ** low;
    k += 1;
  }
  checkEnd(reader);
}

/** Refines an AC band by one bit and decodes newly nonzero coefficients, §G.1.2.3. */
export function decodeAcRefinement(
  cursor: ScanCursor,
  table: DecodeTable,
  { from, to, low }: Range,
  into: Int16Array,
  at: number,
): void {
  const last = at + to;
  const rest = takesEmptyBlock(cursor) ? at + from : decodeNewCoefficients(cursor, table, low, into, at + from, last);
  refine(cursor.reader, into, rest, last, 64, low);
  checkEnd(cursor.reader);
}

/** Decodes codes up to the block's last new coefficient and returns the position after it. */
function decodeNewCoefficients(
  cursor: ScanCursor,
  table: DecodeTable,
  low: number,
  into: Int16Array,
  from: number,
  last: number,
): number {
  const { reader } = cursor;
  let k = from;
  while (k <= last) {
    const symbol = decodeSymbol(reader, table);
    const run = symbol >>> 4;
    if ((symbol & 15) === 0 && run < LONGEST_RUN) {
      beginEmptyBlocks(cursor, run);
      return k;
    }
    const value = newCoefficient(reader, symbol & 15, low);
    k = refine(reader, into, k, last, run, low);
    if (value !== 0 && k > last) throw damaged("coefficients beyond the band");
    if (value !== 0) into[k] = value;
    k += 1;
  }
  return k;
}

/** A newly nonzero coefficient: the sign bit follows the code, before the corrections. */
function newCoefficient(reader: BitReader, size: number, low: number): number {
  if (size > 1) throw damaged("a refinement of several bits");
  if (size === 0) return 0;
  return receive(reader, 1) === 1 ? 1 << low : -(1 << low);
}

/**
 * Corrects nonzero coefficients from `k` on until it has skipped `zeros` zeros.
 * @returns the next zero's position, or the one after `last`
 */
function refine(reader: BitReader, into: Int16Array, k: number, last: number, zeros: number, low: number): number {
  let left = zeros;
  let at = k;
  for (; at <= last; at += 1) {
    const value = into[at]!;
    if (value === 0) {
      if (left === 0) break;
      left -= 1;
    } else if (receive(reader, 1) === 1) {
      into[at] = value + (value > 0 ? 1 << low : -(1 << low));
    }
  }
  return at;
}

/** Starts an EOBn run: the rest of this block and the next blocks are empty. */
function beginEmptyBlocks(cursor: ScanCursor, run: number): void {
  cursor.emptyBlocks = 2 ** run + receive(cursor.reader, run) - 1;
}

function takesEmptyBlock(cursor: ScanCursor): boolean {
  if (cursor.emptyBlocks === 0) return false;
  cursor.emptyBlocks -= 1;
  return true;
}

function checkEnd(reader: BitReader): void {
  if (reader.bit > reader.end) throw damaged("the data ends in a block");
}
