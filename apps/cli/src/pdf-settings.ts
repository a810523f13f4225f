/** Pages of a PDF, as `--pdf` and its options state them. */
import { extname } from "node:path";
import { isChoiceLocked, PDF_PAPERS, type Plan, RANGES, type Settings } from "@matte/engine";
import { cli } from "@matte/messages/cli";
import { UsageError } from "./exits.ts";
import type { CallOptions } from "./options.ts";

/** Options that need a PDF. */
const PAGES = {
  contactSheet: "--contact-sheet",
  columns: "--columns",
  rows: "--rows",
  paper: "--paper",
  margin: "--margin",
  bleed: "--bleed",
  cropMarks: "--crop-marks",
} as const;

/** Options for single pictures. */
const PICTURES = {
  out: "--out",
  output: "--output",
  inPlace: "--in-place",
  together: "--together",
  shard: "--shard",
  wayBack: "--way-back",
  maxKb: "--max-kb",
  credentials: "--credentials",
  jobs: "--jobs",
} as const;

export type PdfOptions = Pick<CallOptions, "pdf" | keyof typeof PAGES | keyof typeof PICTURES>;

/** Returns null without `--pdf`. @throws UsageError */
export function pdfSettings(options: PdfOptions, plan: Plan): Partial<Settings> | null {
  const { pdf, contactSheet = false, cropMarks = false } = options;
  if (pdf === undefined) {
    const alone = given(PAGES, options);
    if (alone !== undefined) throw new UsageError(cli.pdf.alone(alone));
    return null;
  }
  if (isChoiceLocked("exportFormat", "pdf", plan)) throw new UsageError(cli.pdf.plan);
  if (extname(pdf).toLowerCase() !== ".pdf") throw new UsageError(cli.pdf.ending);
  const other = given(PICTURES, options);
  if (other !== undefined) throw new UsageError(cli.pdf.and(other));
  return {
    exportFormat: "pdf",
    pdfLayout: contactSheet ? "sheet" : "photo",
    ...numberBy(options, "columns", "sheetColumns"),
    ...numberBy(options, "rows", "sheetRows"),
    ...numberBy(options, "margin", "pdfMargin"),
    ...numberBy(options, "bleed", "pdfBleed"),
    ...paperBy(options),
    cropMarks,
  };
}

function given<Name extends keyof PdfOptions>(
  names: Readonly<Record<Name, string>>,
  options: PdfOptions,
): string | undefined {
  const found = (Object.keys(names) as Name[]).find((name) => options[name] !== undefined);
  return found && names[found];
}

type PageNumber = "sheetColumns" | "sheetRows" | "pdfMargin" | "pdfBleed";

function numberBy(
  options: PdfOptions,
  option: "columns" | "rows" | "margin" | "bleed",
  setting: PageNumber,
): Partial<Settings> {
  const text = options[option];
  if (text === undefined) return {};
  const { min, max, step } = RANGES[setting];
  const value = (step < 1 ? /^\d{1,3}(\.\d)?$/ : /^\d{1,2}$/).test(text) ? Number(text) : NaN;
  if (!(value >= min && value <= max)) throw new UsageError(cli.pdf.number(PAGES[option], min, max));
  return { [setting]: value };
}

const SIDES = /^(\d{2,4})x(\d{2,4})$/;

function paperBy({ paper }: PdfOptions): Partial<Settings> {
  if (paper === undefined) return {};
  const pdfPaper = PDF_PAPERS.find((known) => known === paper && known !== "custom");
  if (pdfPaper !== undefined) return { pdfPaper };
  const [width = NaN, height = NaN] = (SIDES.exec(paper) ?? []).slice(1).map(Number);
  const { min, max } = RANGES.pdfPaperWidth;
  if (!(Math.min(width, height) >= min && Math.max(width, height) <= max)) throw new UsageError(cli.pdf.paper);
  return { pdfPaper: "custom", pdfPaperWidth: width, pdfPaperHeight: height };
}
