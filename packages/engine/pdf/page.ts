/** Pages of a PDF. All lengths are millimetres; the origin is the upper left corner of the trimmed paper. */
import { type Box, evenInsets, outset, type Size } from "../layout/geometry.ts";
import { printedSize, printScale } from "../layout/paper.ts";
import type { Settings } from "../settings/table.ts";

export type PdfPageSettings = Pick<
  Settings,
  "pdfPaper" | "pdfPaperWidth" | "pdfPaperHeight" | "pdfMargin" | "pdfBleed" | "cropMarks"
>;
type PrintSettings = Pick<Settings, "printSize" | "printWidth" | "bleedMm" | "socialPreset">;

/** Upright. */
const PAPERS = {
  a4: { width: 210, height: 297 },
  a3: { width: 297, height: 420 },
  letter: { width: 215.9, height: 279.4 },
  "30x40": { width: 300, height: 400 },
} as const satisfies Readonly<Record<string, Size>>;

/** Crop marks: their length, and the least space between them and the paper. */
const MARK = { length: 5, offset: 3, width: 0.1 };

/** The paper, turned for wide content. */
export function pdfPaper({ pdfPaper: paper, pdfPaperWidth, pdfPaperHeight }: PdfPageSettings, isWide: boolean): Size {
  const { width, height } = paper === "custom" ? { width: pdfPaperWidth, height: pdfPaperHeight } : PAPERS[paper];
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return isWide ? { width: long, height: short } : { width: short, height: long };
}

/** Space around the trimmed paper for bleed and crop marks. */
export function aroundPaper({ pdfBleed, cropMarks }: PdfPageSettings): number {
  return cropMarks ? Math.max(pdfBleed, MARK.offset) + MARK.length : pdfBleed;
}

/** Two marks at each corner, outside bleed and paper. */
export function cropMarksOf({ width, height }: Size, settings: PdfPageSettings): readonly Box[] {
  if (!settings.cropMarks) return [];
  const from = Math.max(settings.pdfBleed, MARK.offset);
  const outside = (end: number): readonly number[] => [-from - MARK.length, end + from];
  const across = outside(width).flatMap((x) =>
    [0, height].map((y) => ({ x, y: y - MARK.width / 2, width: MARK.length, height: MARK.width })),
  );
  const down = outside(height).flatMap((y) =>
    [0, width].map((x) => ({ x: x - MARK.width / 2, y, width: MARK.width, height: MARK.length })),
  );
  return [...across, ...down];
}

export interface PhotoPage {
  readonly paper: Size;
  /** Place of the framed picture; its own bleed is outside the paper. */
  readonly picture: Box;
}

/** Places a framed picture in the middle of its paper: at its print size if that fits, otherwise within the margins. */
export function photoPage(settings: PdfPageSettings & PrintSettings, canvas: Size): PhotoPage {
  const paper = pdfPaper(settings, canvas.width > canvas.height);
  const factor = printFactor(settings, canvas, paper) ?? fitFactor(canvas, marginBox(settings, paper));
  const [width, height] = [canvas.width * factor, canvas.height * factor];
  return { paper, picture: { x: (paper.width - width) / 2, y: (paper.height - height) / 2, width, height } };
}

/** Half a pixel of a print at 300 pixels per inch: its paper's ratio is rounded. */
const TOLERANCE = 0.05;

/** Millimetres per pixel at the print size; null without one, or if the paper is smaller. */
function printFactor(settings: PrintSettings, canvas: Size, paper: Size): number | null {
  const [printed, scale] = [printedSize(settings, canvas), printScale(settings, canvas)];
  if (printed === null || scale === null) return null;
  const fits = printed.width <= paper.width + TOLERANCE && printed.height <= paper.height + TOLERANCE;
  return fits ? 1 / scale : null;
}

function fitFactor(content: Size, box: Size): number {
  return Math.min(box.width / content.width, box.height / content.height);
}

/** The paper inside its margins; narrow papers keep at least half of each side. */
function marginBox({ pdfMargin }: PdfPageSettings, { width, height }: Size): Box {
  const [across, down] = [Math.min(pdfMargin, width / 4), Math.min(pdfMargin, height / 4)];
  return { x: across, y: down, width: width - 2 * across, height: height - 2 * down };
}

/**
 * Returns the area that a picture's matte fills: into the bleed wherever the picture reaches the paper's edge.
 */
export function bledPicture({ paper, picture }: PhotoPage, { pdfBleed }: PdfPageSettings): Box {
  const reach = (distance: number): number => (distance <= TOLERANCE ? Math.max(0, distance) + pdfBleed : 0);
  return outset(picture, {
    left: reach(picture.x),
    top: reach(picture.y),
    right: reach(paper.width - picture.x - picture.width),
    bottom: reach(paper.height - picture.y - picture.height),
  });
}

/** The paper with its bleed. */
export function bleedBox({ width, height }: Size, { pdfBleed }: PdfPageSettings): Box {
  return outset({ x: 0, y: 0, width, height }, evenInsets(pdfBleed));
}

export interface SheetPage {
  readonly paper: Size;
  /** Row by row. */
  readonly cells: readonly SheetCell[];
  /** Size of the captions' type. */
  readonly type: number;
}

export interface SheetCell {
  /** Place for a photo. */
  readonly photo: Box;
  /** Distances of the caption's baselines from the photo's lower edge. */
  readonly lines: readonly number[];
}

/** Space between cells. */
const GAP = 5;
/** In parts of the type's size. */
const LINE_HEIGHT = 1.35;
const ABOVE = 0.6;
/** The type's size in parts of a cell's height, and its limits. */
const TYPE = { share: 0.055, least: 1.4, most: 2.8 };

type SheetSettings = PdfPageSettings & Pick<Settings, "sheetColumns" | "sheetRows" | "sheetLines">;

/** Arranges a page of a contact sheet. The paper is wide if it has more columns than rows. */
export function sheetPage(settings: SheetSettings): SheetPage {
  const { sheetColumns: columns, sheetRows: rows, sheetLines: count } = settings;
  const paper = pdfPaper(settings, columns > rows);
  const inside = marginBox(settings, paper);
  const gap = Math.min(GAP, inside.width / (4 * columns), inside.height / (4 * rows));
  const width = (inside.width - gap * (columns - 1)) / columns;
  const height = (inside.height - gap * (rows - 1)) / rows;
  const above = count === 0 ? 0 : ABOVE;
  const type = Math.min(TYPE.most, Math.max(TYPE.least, TYPE.share * height), height / 8);
  const cells = Array.from({ length: rows * columns }, (_, n) => {
    const x = inside.x + (n % columns) * (width + gap);
    const y = inside.y + Math.floor(n / columns) * (height + gap);
    const photo = { x, y, width, height: height - type * (above + count * LINE_HEIGHT) };
    const lines = Array.from({ length: count }, (__, line) => type * (ABOVE + line * LINE_HEIGHT + 1));
    return { photo, lines };
  });
  return { paper, cells, type };
}

/** Place of a photo in its cell: at the upper left, with its caption under it. */
export function photoInCell({ photo: { x, y, ...cell } }: SheetCell, size: Size): Box {
  const factor = fitFactor(size, cell);
  return { x, y, width: size.width * factor, height: size.height * factor };
}

/** Number of pages for photos. */
export function pdfPageCount(
  { pdfLayout, sheetColumns, sheetRows }: Pick<Settings, "pdfLayout" | "sheetColumns" | "sheetRows">,
  photos: number,
): number {
  return pdfLayout === "photo" ? photos : Math.ceil(photos / (sheetColumns * sheetRows));
}
