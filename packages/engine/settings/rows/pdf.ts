/** Pages of a PDF. They belong to an order of prints, so no look changes them. */
import { choice, flag, number } from "../kinds.ts";
import { row } from "../row.ts";

/** `custom` is as wide and high as `pdfPaperWidth` and `pdfPaperHeight`. */
export const PDF_PAPERS = ["a4", "a3", "letter", "30x40", "custom"] as const;
/** One framed photo a page, or a contact sheet. */
export const PDF_LAYOUTS = ["photo", "sheet"] as const;

const TRAITS = { affects: ["export"], stored: true, reset: true } as const;

export const PDF_ROWS = {
  pdfLayout: row(choice(PDF_LAYOUTS), "photo", TRAITS),
  sheetColumns: row(number(1, 8, { whole: true }), 4, TRAITS),
  sheetRows: row(number(1, 10, { whole: true }), 5, TRAITS),
  /** Lines under each photo: its subject, then its location. */
  sheetLines: row(number(0, 2, { whole: true }), 2, TRAITS),
  pdfPaper: row(choice(PDF_PAPERS), "a4", TRAITS),
  /** All lengths are millimetres. */
  pdfPaperWidth: row(number(50, 2000), 210, TRAITS),
  pdfPaperHeight: row(number(50, 2000), 297, TRAITS),
  pdfMargin: row(number(0, 100, { step: 0.5 }), 10, TRAITS),
  pdfBleed: row(number(0, 20, { step: 0.5 }), 0, TRAITS),
  cropMarks: row(flag, false, TRAITS),
};
