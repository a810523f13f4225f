import { type BitReader, peek } from "../bits/bit-reader.ts";
import { decodeBlock } from "../blocks/sequential.ts";
import { BLOCK_END, readDifference, skipAc, skipOne } from "../blocks/skip.ts";
import { lookUp } from "../huffman/decode-table.ts";
import { damaged } from "../fallback.ts";
import type { ScanWalker } from "./index-photo.ts";
import { componentAt, COUNT, END_BIT, END_PATCH, FIRST_BIT, Pieces } from "./pieces.ts";
import type { ScanCursor } from "./scan-cursor.ts";
import type { AcTable, BlockTables } from "./scan-tables.ts";

/** Walker in plain TypeScript. @param tables of each block in the MCU @param components of the scan */
export function plainWalker(tables: readonly BlockTables[], components: number): ScanWalker {
  return {
    walk: (cursor, count, pieces) => walkPiece(cursor, tables, count, pieces ?? new Pieces(components, 1)),
    decode: (cursor, into, at) => decodeMcu(cursor, tables, into, at),
  };
}

/** Skips `count` MCUs within one interval and adds them to the pieces. */
function walkPiece(cursor: ScanCursor, tables: readonly BlockTables[], count: number, pieces: Pieces): void {
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

/** Skips the first MCU and records each component's first DC difference. */
function walkFirst(cursor: ScanCursor, tables: readonly BlockTables[], pieces: Pieces, at: number): void {
  const { reader, predictions } = cursor;
  for (const { component, first, dc, ac } of tables) {
    if (first) pieces.patchDc(reader.bit, component);
    predictions[component]! += readDifference(reader, dc.codes);
    if (first) {
      const place = componentAt(component);
      pieces.values[at + place.restBit] = reader.bit;
      pieces.values[at + place.firstDc] = predictions[component]!;
    }
    walkAc(reader, ac, pieces);
  }
}

function walkMcu({ reader, predictions }: ScanCursor, tables: readonly BlockTables[], pieces: Pieces): void {
  for (let index = 0; index < tables.length; index += 1) {
    const { component, dc, ac } = tables[index]!;
    predictions[component]! += readDifference(reader, dc.codes);
    walkAc(reader, ac, pieces);
  }
}

/** Skips a block's AC coefficients: many at once, except changed codes. */
function walkAc(reader: BitReader, { id, skip, output }: AcTable, pieces: Pieces): void {
  let next = skipAc(reader, skip, 1);
  while (next < BLOCK_END) {
    const ahead = peek(reader) >>> 16;
    if (ahead >= output.changedFrom) pieces.patchCode(reader.bit, id, lookUp(skip.codes, ahead) & 255);
    next = skipOne(reader, skip.codes, next);
    if (next < BLOCK_END) next = skipAc(reader, skip, next);
  }
  if (reader.bit > reader.end) throw damaged("the data ends in a block");
}

/** Decodes one MCU into zeros at `at`. */
function decodeMcu(cursor: ScanCursor, tables: readonly BlockTables[], into: Int16Array, at: number): void {
  const { reader, predictions } = cursor;
  tables.forEach(({ component, dc, ac }, block) => {
    const prediction = predictions[component]!;
    predictions[component] = decodeBlock(reader, dc.codes, ac.skip.codes, prediction, into, at + 64 * block);
  });
  cursor.took(1);
}
