/** Texts about PDFs: the rows of Output, the dialog, and its export. */
import { format } from "./notation.ts";

const { number, plural } = format;

const photos = (count: number): string => `${number(count)} ${plural(count, { one: "photo", other: "photos" })}`;
const pages = (count: number): string => (count === 1 ? "one page" : `${number(count)} pages`);

export const editorPdf = {
  title: "PDF",
  /** In the menu of ways to export. */
  contactSheet: "Contact sheet…",
  pages: "Pages",
  pagesName: "PDF pages",
  layouts: { photo: "One a page", sheet: "Contact sheet" },
  pageSetup: "Page setup…",
  columns: "Columns",
  rows: "Rows",
  captionLines: "Caption lines",
  /** By number of lines. */
  captions: ["None", "Subject", "Subject, location"],
  paper: "Paper",
  papers: { a4: "A4", a3: "A3", letter: "Letter", "30x40": "30 × 40 cm", custom: "Custom" },
  width: "Width",
  widthName: "Paper width (mm)",
  height: "Height",
  heightName: "Paper height (mm)",
  margins: "Margins",
  marginsName: "Margins (mm)",
  bleed: "Bleed",
  bleedName: "PDF bleed (mm)",
  cropMarks: "Crop marks",
  mm: "mm",
  contents: (photoCount: number, pageCount: number) => `${photos(photoCount)}, ${pages(pageCount)}`,
  paperSize: (name: string, width: number, height: number) => `${name}, ${number(width)} × ${number(height)} mm`,
  customPaperSize: (width: number, height: number) => `${number(width)} × ${number(height)} mm`,
  /** Names the drawing of a page. */
  preview: (page: number, count: number) => `Page ${number(page)} of ${number(count)}`,
  previous: "Previous page",
  next: "Next page",
  /** @param size of the file: `31 MB` */
  note: (size: string) => `Photos go in as they are, captions as text. About ${size}`,
  /** Next to a carousel's settings. */
  carousel: "A PDF shows the whole carousel on one page.",
  export: "Export PDF",
  done: "PDF exported",
  doneIn: (place: string) => `PDF exported into ${place}`,
  fileType: "PDF document",
  failed: {
    "no-space": (done: number, total: number) =>
      `Your disk is full. The export stopped after ${number(done)} of ${photos(total)}, and no PDF was saved. Free up some space, or choose another disk with Save to….`,
    "too-large": () =>
      "This window can’t store files, as in private browsing, so a PDF can have at most 1 GB. Export fewer photos at once, or use a regular window.",
    failed: (done: number, total: number) =>
      `Couldn’t write the PDF. The export stopped after ${number(done)} of ${photos(total)}, and no PDF was saved. Try again.`,
  },
};
