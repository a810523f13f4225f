import { type BitReader, peek } from "../bits/bit-reader.ts";
import { decodeBlock } from "../blocks/sequential.ts";
import { BLOCK_END, readDifference, skipAc, skipOne } from "../blocks/skip.ts";
import { type DecodeTable, lookUp } from "../huffman/decode-table.ts";
import { damaged } from "../refusal.ts";
import { COUNT, componentAt, END_BIT, END_PATCH, FIRST_BIT, type Pieces } from "./pieces.ts";
import type { ScanCursor } from "./scan-cursor.ts";
import type { BlockTables, WalkedTable } from "./scan-tables.ts";

/** Passes over `count` MCUs of one interval and adds them to the pieces. */
export function walkPiece(cursor: ScanCursor, tables: readonly BlockTables[], count: number, pieces: Pieces): void {
  const at = pieces.add();
  const { values } = pieces;
  values[at + COUNT] = count;
  values[at + FIRST_BIT] = cursor.reader.bit;
  walkFirst(cursor, tables, pieces, at);
  for (let n = 1; n < count; n += 1) walkMcu(cursor, tables, pieces);
  values[at + END_BIT] = cursor.reader.bit;
  values[at + END_PATCH] = pieces.patchesEnd;
  cursor.predictions.forEach((last, component) => {
    values[at + componentAt(component).lastDc] = last;
  });
  cursor.took(count);
}

/** The first MCU, noting where each component's first DC difference stands. */
function walkFirst(cursor: ScanCursor, tables: readonly BlockTables[], pieces: Pieces, at: number): void {
  const { reader, predictions } = cursor;
  for (const block of tables) {
    const { component } = block;
    if (block.first) {
      const place = componentAt(component);
      pieces.patchDc(reader.bit, component);
      predictions[component]! += readDifference(reader, block.dc.reading);
      pieces.values[at + place.behind] = reader.bit;
      pieces.values[at + place.firstDc] = predictions[component]!;
    } else walkDc(reader, predictions, component, block.dc, pieces);
    walkAc(reader, block, pieces);
  }
}

function walkMcu({ reader, predictions }: ScanCursor, tables: readonly BlockTables[], pieces: Pieces): void {
  for (let index = 0; index < tables.length; index += 1) {
    const block = tables[index]!;
    walkDc(reader, predictions, block.component, block.dc, pieces);
    walkAc(reader, block, pieces);
  }
}

function walkDc(
  reader: BitReader,
  predictions: Int32Array,
  component: number,
  table: WalkedTable<DecodeTable>,
  pieces: Pieces,
): void {
  if (isChanged(reader, table)) notePatch(reader, table, table.reading, pieces);
  predictions[component]! += readDifference(reader, table.reading);
}

/** Passes over a block's AC coefficients: many at once, but for those whose codes change. */
function walkAc(reader: BitReader, { ac }: BlockTables, pieces: Pieces): void {
  let next = skipAc(reader, ac.reading, 1);
  while (next < BLOCK_END) {
    if (isChanged(reader, ac)) notePatch(reader, ac, ac.reading.codes, pieces);
    next = skipOne(reader, ac.reading.codes, next);
    if (next < BLOCK_END) next = skipAc(reader, ac.reading, next);
  }
  if (reader.bit > reader.end) throw damaged("the data ends in a block");
}

function isChanged(reader: BitReader, { output }: WalkedTable<unknown>): boolean {
  return peek(reader) >>> 16 >= output.changedFrom;
}

function notePatch(reader: BitReader, { id }: WalkedTable<unknown>, codes: DecodeTable, pieces: Pieces): void {
  pieces.patchCode(reader.bit, id, lookUp(codes, peek(reader) >>> 16) & 255);
}

/** Decodes one MCU into zeros at `at`. */
export function decodeMcu(cursor: ScanCursor, tables: readonly BlockTables[], into: Int16Array, at: number): void {
  const { reader, predictions } = cursor;
  tables.forEach(({ component, dc, ac }, block) => {
    const prediction = predictions[component]!;
    predictions[component] = decodeBlock(reader, dc.reading, ac.reading.codes, prediction, into, at + 64 * block);
  });
  cursor.took(1);
}
