import { expect, test } from "vitest";
import { type PdfOptions, pdfSettings } from "./pdf-settings.ts";

const PDF = { pdf: "prints.pdf" } as const satisfies PdfOptions;

test.each<[PdfOptions, object | null]>([
  [{}, null],
  [PDF, { exportFormat: "pdf", pdfLayout: "photo", cropMarks: false }],
  [
    { pdf: "PRINTS.PDF", contactSheet: true, columns: "3", rows: "10" },
    { pdfLayout: "sheet", sheetColumns: 3, sheetRows: 10 },
  ],
  [
    { ...PDF, paper: "30x40", margin: "0", bleed: "2.5", cropMarks: true },
    { pdfPaper: "30x40", pdfMargin: 0, pdfBleed: 2.5, cropMarks: true },
  ],
  [
    { ...PDF, paper: "250x300" },
    { pdfPaper: "custom", pdfPaperWidth: 250, pdfPaperHeight: 300 },
  ],
])("%o gives %o", (options, settings) => {
  if (settings === null) expect(pdfSettings(options, "pro")).toBeNull();
  else expect(pdfSettings(options, "pro")).toMatchObject(settings);
});

test.each<[PdfOptions, string]>([
  [{ contactSheet: true }, "--contact-sheet is for PDFs. Add --pdf."],
  [{ cropMarks: true }, "--crop-marks is for PDFs."],
  [{ pdf: "a.jpg" }, "--pdf takes the name of a file that ends in .pdf."],
  [{ ...PDF, out: "prints" }, "Use only one of --pdf and --out."],
  [{ ...PDF, together: "row" }, "Use only one of --pdf and --together."],
  [{ ...PDF, columns: "0" }, "--columns takes a number from 1 to 8."],
  [{ ...PDF, rows: "2.5" }, "--rows takes a number from 1 to 10."],
  [{ ...PDF, margin: "-1" }, "--margin takes a number from 0 to 100."],
  [{ ...PDF, bleed: "a lot" }, "--bleed takes a number from 0 to 20."],
  [{ ...PDF, paper: "custom" }, "--paper takes a4, a3, letter, 30x40, or millimetres"],
  [{ ...PDF, paper: "20x300" }, "--paper takes"],
])("%o is refused: %s", (options, message) => {
  expect(() => pdfSettings(options, "pro")).toThrow(message);
});

test("PDFs are part of Pro", () => {
  expect(() => pdfSettings(PDF, "free")).toThrow("PDFs are part of Pro.");
});
