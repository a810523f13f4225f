/** Edits to many cells: a paste, a cleared selection, an imported file. */
import { CAPTION_FIELDS } from "@matte/engine";
import type { CaptionEdit } from "../model/caption-edits.ts";
import { type Cells, clearingOf, editOf, exportedText } from "./cells.ts";
import type { Place, Range } from "./grid-reducer.ts";
import { matchRows } from "@matte/framing/captions/match-rows.ts";
import type { CsvRow } from "@matte/framing/captions/tables.ts";

export interface TableRow {
  readonly id: string;
  readonly fileName: string;
  readonly cells: Cells;
}

type RowAt = (index: number) => TableRow | undefined;

/** Edits for a paste, from the first selected cell on; a single text fills the whole selection. */
export function pasteEdits(rowAt: RowAt, { from, to }: Range, pasted: readonly (readonly string[])[]): CaptionEdit[] {
  const [[single = ""] = []] = pasted;
  const fills = pasted.length === 1 && pasted[0]?.length === 1;
  const texts = fills ? filled(single, { from, to }) : pasted;
  return texts.flatMap((row, down) =>
    row.flatMap((text, right) => edited(rowAt(from.row + down), from.column + right, text) ?? []),
  );
}

function filled(text: string, { from, to }: Range): string[][] {
  const row = Array.from({ length: to.column - from.column + 1 }, () => text);
  return Array.from({ length: to.row - from.row + 1 }, () => row);
}

function edited(row: TableRow | undefined, column: number, text: string): CaptionEdit | null {
  const field = CAPTION_FIELDS[column];
  return row === undefined || field === undefined ? null : editOf(row.id, field, row.cells[field], text);
}

/** Edits that fill a selection with its first row's texts, or a single row with the texts from the row above. */
export function fillEdits(rowAt: RowAt, { from, to }: Range): CaptionEdit[] {
  const source = from.row === to.row ? from.row - 1 : from.row;
  const [first] = source < 0 ? [] : textsIn(rowAt, { from: { ...from, row: source }, to: { ...to, row: source } });
  if (first === undefined) return [];
  const rows = Array.from({ length: to.row - source }, (_, down) => rowAt(source + 1 + down));
  return rows.flatMap((row) => first.flatMap((text, right) => edited(row, from.column + right, text) ?? []));
}

export function clearEdits(rowAt: RowAt, range: Range): CaptionEdit[] {
  return placesOf(range).flatMap(({ row, column }) => {
    const field = CAPTION_FIELDS[column];
    const at = rowAt(row);
    return field === undefined || at === undefined ? [] : (clearingOf(at.id, field, at.cells[field]) ?? []);
  });
}

function placesOf({ from, to }: Range): Place[] {
  return filled("", { from, to }).flatMap((columns, down) =>
    columns.map((_, right) => ({ row: from.row + down, column: from.column + right })),
  );
}

export function textsIn(rowAt: RowAt, { from, to }: Range): string[][] {
  const rows = Array.from({ length: to.row - from.row + 1 }, (_, down) => rowAt(from.row + down));
  const fields = CAPTION_FIELDS.slice(from.column, to.column + 1);
  return rows.flatMap((row) => (row === undefined ? [] : [fields.map((field) => exportedText(row.cells[field]))]));
}

export function csvRowsOf(rows: readonly TableRow[]): CsvRow[] {
  return rows.map(({ fileName, cells }) => ({
    fileName,
    texts: Object.fromEntries(CAPTION_FIELDS.map((field) => [field, exportedText(cells[field])])),
  }));
}

export interface ImportPlan {
  readonly edits: readonly CaptionEdit[];
  /** File names in rows without a photo. */
  readonly unmatched: readonly string[];
}

export function importEdits(rows: readonly TableRow[], imported: readonly CsvRow[]): ImportPlan {
  const { pairs, unmatched } = matchRows(imported, rows);
  const edits = pairs.flatMap(([{ texts }, { id, cells }]) =>
    CAPTION_FIELDS.flatMap((field) => {
      const text = texts[field];
      return text === undefined ? [] : (editOf(id, field, cells[field], text) ?? []);
    }),
  );
  return { edits, unmatched: unmatched.map(({ fileName }) => fileName) };
}
