/** The four kinds of progressive scans, ITU-T T.81 §G.1.2; each decodes what it adds to one block's 64 coefficients. */
import { type BitReader, extend, receive } from "../bits/bit-reader.ts";
import { type DecodeTable, decodeSymbol } from "../huffman/decode-table.ts";
import { MAX_AC_BITS } from "../huffman/symbols.ts";
import type { ScanCursor } from "../index/scan-cursor.ts";
import type { Scan } from "../markers/picture.ts";
import { damaged } from "../fallback.ts";
import { checkedDc } from "./sequential.ts";
import { readDifference } from "./skip.ts";

type Range = Pick<Scan, "from" | "to" | "low">;

/** A run of this many zeros is no run of empty blocks. */
const LONGEST_RUN = 15;

/** §G.1.2.1, the first scan of DC values. */
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

/** §G.1.2.1, one more bit of a DC value. */
export function decodeDcRefinement({ reader }: ScanCursor, low: number, into: Int16Array, at: number): void {
  into[at]! |= receive(reader, 1) << low;
  checkEnd(reader);
}

/** §G.1.2.2, the first scan of a band of AC coefficients. */
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

/** §G.1.2.3, one more bit of a band of AC coefficients, and those that only now are not zero. */
export function decodeAcRefinement(
  cursor: ScanCursor,
  table: DecodeTable,
  { from, to, low }: Range,
  into: Int16Array,
  at: number,
): void {
  const last = at + to;
  const rest = takesEmptyBlock(cursor) ? at + from : decodeNewcomers(cursor, table, low, into, at + from, last);
  refine(cursor.reader, into, rest, last, 64, low);
  checkEnd(cursor.reader);
}

/** Reads codes up to the last newcomer of the block, and returns where what comes behind it begins. */
function decodeNewcomers(
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
    const value = newcomer(reader, symbol & 15, low);
    k = refine(reader, into, k, last, run, low);
    if (value !== 0 && k > last) throw damaged("coefficients beyond the band");
    if (value !== 0) into[k] = value;
    k += 1;
  }
  return k;
}

/** A coefficient that enters in a refinement has one bit; its sign follows the code, before the corrections. */
function newcomer(reader: BitReader, size: number, low: number): number {
  if (size > 1) throw damaged("a refinement of several bits");
  if (size === 0) return 0;
  return receive(reader, 1) === 1 ? 1 << low : -(1 << low);
}

/**
 * Corrects the coefficients that are not zero, from `k` on, until `zeros` of those that are have been passed over.
 * @returns the position of the next zero behind them, or behind `last`
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

/** EOBn: this block's rest is empty, and so are the next ones. */
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
