import { type Arena, rowsOfBlock } from "../arena.ts";
import { BitsOut } from "./bits-out.ts";
import { type BlockCodes, codesFor, costsOf, entriesOf, frequenciesOf } from "./block-codes.ts";
import { type BlockHeader, blockHeader } from "./header.ts";
import { storeBlock, storedBits } from "./stored.ts";
import { clearTables, stepOf, tokeniseRows } from "./tokens.ts";

/**
 * Deflates a band's filtered rows (RFC 1951). No block is the stream's last; an empty stored block ends on a byte boundary, so
 * that another band can follow.
 * @param to position in the memory
 * @returns number of bytes written
 */
export function deflateRows(arena: Arena, to: number): number {
  const { bytes, filtered, filteredRow, rows } = arena;
  clearTables(arena);
  const out = new BitsOut(bytes, to, 0);
  const many = rowsOfBlock(filteredRow);
  for (let first = 0; first < rows; first += many) {
    const block = { from: filtered + first * filteredRow, rows: Math.min(many, rows - first) };
    writeBlock(arena, out, to, block);
  }
  storeBlock(bytes, out, to, 0, 0);
  return out.end / 8;
}

interface Block {
  readonly from: number;
  readonly rows: number;
}

function writeBlock(arena: Arena, out: BitsOut, to: number, { from, rows }: Block): void {
  const { filteredRow, pixel } = arena;
  const { end, counts } = tokeniseRows(arena, { from, rows, row: filteredRow, step: stepOf(pixel) });
  const codes = codesFor(frequenciesOf(counts));
  arena.bytes.set(costsOf(codes), arena.costs);
  const header = blockHeader(codes);
  const length = rows * filteredRow;
  if (header.bits + codes.bits < storedBits(length)) writeCoded(arena, out, to, { header, codes, from, end });
  else storeBlock(arena.bytes, out, to, from, length);
}

interface Coded {
  readonly header: BlockHeader;
  readonly codes: BlockCodes;
  readonly from: number;
  /** End of the sequences. */
  readonly end: number;
}

function writeCoded(arena: Arena, out: BitsOut, to: number, { header, codes, from, end }: Coded): void {
  header.write(out);
  const { entries, end: endOfBlock } = entriesOf(codes);
  arena.words.set(entries, arena.codes / 4);
  out.end = arena.ops.emit(from, arena.sequences, end, arena.codes, to, out.end);
  out.putEntry(endOfBlock);
}
