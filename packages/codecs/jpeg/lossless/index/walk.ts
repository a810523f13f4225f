import { decodeBlock } from "../blocks/sequential.ts";
import { readDifference, skipAc } from "../blocks/skip.ts";
import { COUNT, componentAt, END_BIT, FIRST_BIT, type Pieces } from "./pieces.ts";
import type { ScanCursor } from "./scan-cursor.ts";
import type { BlockTables } from "./scan-tables.ts";

/** Passes over `count` MCUs of one interval and adds them to the pieces. */
export function walkPiece(cursor: ScanCursor, tables: readonly BlockTables[], count: number, pieces: Pieces): void {
  const at = pieces.add();
  const { values } = pieces;
  values[at + COUNT] = count;
  values[at + FIRST_BIT] = cursor.reader.bit;
  walkFirst(cursor, tables, values, at);
  for (let n = 1; n < count; n += 1) skipMcu(cursor, tables);
  values[at + END_BIT] = cursor.reader.bit;
  cursor.predictions.forEach((last, component) => {
    values[at + componentAt(component).lastDc] = last;
  });
  cursor.took(count);
}

/** The first MCU, noting where each component's first DC difference stands. */
function walkFirst(cursor: ScanCursor, tables: readonly BlockTables[], values: Int32Array, at: number): void {
  const { reader, predictions } = cursor;
  for (const { component, first, dc, ac } of tables) {
    const start = reader.bit;
    predictions[component]! += readDifference(reader, dc);
    if (first) {
      const place = componentAt(component);
      values[at + place.difference] = start;
      values[at + place.behind] = reader.bit;
      values[at + place.firstDc] = predictions[component]!;
    }
    skipAc(reader, ac);
  }
}

function skipMcu({ reader, predictions }: ScanCursor, tables: readonly BlockTables[]): void {
  for (let block = 0; block < tables.length; block += 1) {
    const { component, dc, ac } = tables[block]!;
    predictions[component]! += readDifference(reader, dc);
    skipAc(reader, ac);
  }
}

/** Decodes one MCU into zeros at `at`. */
export function decodeMcu(cursor: ScanCursor, tables: readonly BlockTables[], into: Int16Array, at: number): void {
  const { reader, predictions } = cursor;
  tables.forEach(({ component, dc, ac }, block) => {
    const prediction = predictions[component]!;
    predictions[component] = decodeBlock(reader, dc, ac.codes, prediction, into, at + 64 * block);
  });
  cursor.took(1);
}
