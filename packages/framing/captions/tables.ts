/** Tables as text: cells on the clipboard, and captions as CSV (RFC 4180). */
import { CAPTION_FIELDS, type CaptionField } from "@matte/engine";
import Papa from "papaparse";

/** Cells as spreadsheets put them on the clipboard: tabs between them, quotes around cells with line breaks. */
export function clipboardText(rows: readonly (readonly string[])[]): string {
  return Papa.unparse(
    rows.map((row) => [...row]),
    { delimiter: "\t" },
  );
}

/** Reads cells from the clipboard; any text is a table. */
export function clipboardCells(text: string): string[][] {
  const whole = withLineFeeds(text).replace(/\n$/u, "");
  const { data, errors } = Papa.parse<string[]>(whole, { delimiter: "\t", newline: "\n" });
  // An unclosed quote is an ordinary character, as in `"Dunes`.
  return errors.length === 0 ? data : whole.split("\n").map((line) => line.split("\t"));
}

/** Column names in the file, by field; the first column is the file's name. */
export interface CsvNames extends Readonly<Record<CaptionField, string>> {
  readonly fileName: string;
}

export interface CsvRow {
  readonly fileName: string;
  /** Columns missing in the file are absent. */
  readonly texts: Readonly<Partial<Record<CaptionField, string>>>;
}

const BYTE_ORDER_MARK = "\uFEFF";

/** Captions as CSV, with a byte order mark for spreadsheets to recognise UTF-8. */
export function captionsCsv(rows: readonly CsvRow[], names: CsvNames): string {
  const header = [names.fileName, ...CAPTION_FIELDS.map((field) => names[field])];
  const cells = rows.map(({ fileName, texts }) => [fileName, ...CAPTION_FIELDS.map((field) => texts[field] ?? "")]);
  return BYTE_ORDER_MARK + Papa.unparse([header, ...cells.map((row) => row.map(withoutFormula))]);
}

/** Reads captions from CSV with commas, semicolons or tabs; null without a column for file names. */
export function readCaptionsCsv(text: string, names: CsvNames): CsvRow[] | null {
  const [header, ...rows] = bestTable(withLineFeeds(text.replace(/^\uFEFF/u, "")), names.fileName);
  const columns = (header ?? []).map(plainName);
  const fileColumn = columns.indexOf(plainName(names.fileName));
  if (fileColumn < 0) return null;
  const fields = CAPTION_FIELDS.map((field) => [field, columns.indexOf(plainName(names[field]))] as const);
  return rows
    .map((row) => row.map(withFormula))
    .filter((row) => (row[fileColumn] ?? "") !== "")
    .map((row) => ({
      fileName: row[fileColumn] ?? "",
      texts: Object.fromEntries(fields.filter(([, at]) => at >= 0).map(([field, at]) => [field, row[at] ?? ""])),
    }));
}

/** Rows allowed before the header: a separator for Excel (`sep=;`), a title, empty ones. */
const ROWS_BEFORE_HEADER = 5;

/** The table read with the first separator that yields a column for file names, from its header on. */
function bestTable(text: string, fileName: string): string[][] {
  const tables = [",", ";", "\t"].map((delimiter) => Papa.parse<string[]>(text, { delimiter, newline: "\n" }).data);
  return tables.map((table) => fromHeader(table, plainName(fileName))).find((table) => table.length > 0) ?? [];
}

function fromHeader(table: string[][], fileName: string): string[][] {
  const first = table.slice(0, ROWS_BEFORE_HEADER + 1);
  const header = first.findIndex((row) => row.map(plainName).includes(fileName));
  return header < 0 ? [] : table.slice(header);
}

function plainName(name: string): string {
  return name.replaceAll(/\s+/gu, " ").trim().toLowerCase();
}

function withLineFeeds(text: string): string {
  return text.replaceAll(/\r\n?/gu, "\n");
}

/** Texts that a spreadsheet would run as a formula: https://owasp.org/www-community/attacks/CSV_Injection */
const FORMULA = /^'*(?:[\t\r\n]|\s*[=+\-@;＝＋－＠])/u;

function withoutFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function withFormula(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}
