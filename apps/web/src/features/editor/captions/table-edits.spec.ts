import { CAPTION_FIELDS, type CaptionField } from "@matte/engine";
import { captionsCsv, readCaptionsCsv } from "@matte/framing/captions/tables.ts";
import { editorCaptions } from "@matte/messages/editor-captions";
import { expect, test } from "vitest";
import { type Cell, type Cells, clearingOf, editOf } from "./cells.ts";
import { clearEdits, csvRowsOf, fillEdits, importEdits, pasteEdits, type TableRow, textsIn } from "./table-edits.ts";

const EMPTY: Cell = { own: false, text: "", printed: "" };
const OWN: Cell = { own: true, text: "{city}", printed: "Lisbon" };
const INHERITED: Cell = { own: false, text: "Ines {{Morel}}", printed: "Ines {Morel}" };

function row(id: string, cells: Partial<Cells> = {}): TableRow {
  const empty = Object.fromEntries(CAPTION_FIELDS.map((field) => [field, EMPTY])) as Cells;
  return { id, fileName: `${id}.jpg`, cells: { ...empty, ...cells } };
}

test.each<[string, CaptionField, Cell, string, string | null | undefined]>([
  ["another text", "location", OWN, "Oslo", "Oslo"],
  ["the same template", "location", OWN, "{city}", undefined],
  ["the text of all photos as printed", "credit", INHERITED, "Ines {Morel}", undefined],
  ["the text of all photos as edited", "credit", INHERITED, "Ines {{Morel}}", undefined],
  ["nothing, which prints nothing", "credit", INHERITED, "", ""],
  ["no camera, which is the file's", "camera", { own: true, text: "Leica", printed: "Leica" }, "", null],
  ["several lines, which become one", "location", EMPTY, "a\r\nb", "a b"],
  ["several lines of alt text", "alt", EMPTY, "a\r\nb", "a\nb"],
  ["no alt text, which the export then has not", "alt", INHERITED, "", ""],
  ["several credits", "additionalCredits", EMPTY, "a\r\nb", "a\nb"],
  ["a text beyond the limit", "subject", EMPTY, `${"x".repeat(999)}🎞`, "x".repeat(999)],
])("typing %s", (_what, field, cell, typed, text) => {
  expect(editOf("1", field, cell, typed)).toEqual(text === undefined ? null : { id: "1", field, text });
});

test("Delete gives back the text of all photos, then prints none", () => {
  expect(clearingOf("1", "credit", OWN)).toEqual({ id: "1", field: "credit", text: null });
  expect(clearingOf("1", "credit", INHERITED)).toEqual({ id: "1", field: "credit", text: "" });
  expect(clearingOf("1", "credit", EMPTY)).toBeNull();
  expect(clearingOf("1", "subject", OWN)).toEqual({ id: "1", field: "subject", text: "" });
  expect(clearingOf("1", "camera", INHERITED)).toBeNull();
});

const ROWS = [row("a", { location: OWN }), row("b", { credit: INHERITED })];
const at = (index: number): TableRow | undefined => ROWS[index];
const cell = (from: [number, number], to = from) => ({
  from: { row: from[0], column: from[1] },
  to: { row: to[0], column: to[1] },
});

test("pasted cells begin at the first selected cell, and end with the table", () => {
  expect(pasteEdits(at, cell([1, 6]), [["Film", "A boat", "beyond"], ["below"]])).toEqual([
    { id: "b", field: "film", text: "Film" },
    { id: "b", field: "alt", text: "A boat" },
  ]);
});

test("a selection is filled with the texts of its first row, a single row with those of the row above", () => {
  const filled = [{ id: "b", field: "location", text: "{city}" }];
  expect(fillEdits(at, cell([0, 1], [1, 1]))).toEqual(filled);
  expect(fillEdits(at, cell([1, 1]))).toEqual(filled);
  expect(fillEdits(at, cell([0, 1]))).toEqual([]);
});

test("a single text fills the selection", () => {
  expect(pasteEdits(at, cell([0, 1], [1, 2]), [["x"]]).map(({ id, field }) => `${id} ${field}`)).toEqual([
    "a location",
    "a credit",
    "b location",
    "b credit",
  ]);
});

test("a selection is copied with typed fields and printed texts, and cleared", () => {
  expect(textsIn(at, cell([0, 1], [1, 2]))).toEqual([
    ["{city}", ""],
    ["", "Ines {Morel}"],
  ]);
  expect(clearEdits(at, cell([0, 1], [1, 2]))).toEqual([
    { id: "a", field: "location", text: null },
    { id: "b", field: "credit", text: "" },
  ]);
});

test("an import changes the columns that the file has, and lists rows without a photo", () => {
  const imported = [
    { fileName: "B.JPG", texts: { credit: "Ines {Morel}", film: "Portra 400" } },
    { fileName: "c.jpg", texts: { credit: "x" } },
  ];
  expect(importEdits(ROWS, imported)).toEqual({
    edits: [{ id: "b", field: "film", text: "Portra 400" }],
    unmatched: ["c.jpg"],
  });
});

test("a thousand photos' alt texts come back from CSV as they were, and changed ones alone are edits", () => {
  const rows = Array.from({ length: 1000 }, (_, index) => {
    const text = `${index % 7 === 0 ? "=" : ""}A boat, no. ${index}; “${"x".repeat(index % 50)}”\n“light” — 光`;
    const own = index % 2 === 0;
    return row(`photo-${index}`, { alt: { own, text: own ? text : `{{${text}}}`, printed: own ? text : `{${text}}` } });
  });
  const csv = captionsCsv(csvRowsOf(rows), editorCaptions.columns);
  const read = readCaptionsCsv(csv, editorCaptions.columns) ?? [];
  expect(read.map(({ texts }) => texts.alt)).toEqual(
    rows.map(({ cells }) => (cells.alt.own ? cells.alt.text : cells.alt.printed)),
  );
  expect(importEdits(rows, read)).toEqual({ edits: [], unmatched: [] });
  const changed = read.map((one, index) => (index === 500 ? { ...one, texts: { ...one.texts, alt: "Pier" } } : one));
  expect(importEdits(rows, changed).edits).toEqual([{ id: "photo-500", field: "alt", text: "Pier" }]);
});
