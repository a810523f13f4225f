/** Draws a PDF's page on a canvas, as the file has it. */
import { type Box, type Layout, type Pictures, setTextStyle, type Settings, shorten, type Size } from "@matte/engine";
import {
  aroundPaper,
  bledPicture,
  bleedBox,
  cropMarksOf,
  pdfPaper,
  photoInCell,
  photoPage,
  sheetPage,
} from "@matte/engine/pdf";
import type { SheetLine } from "@matte/framing/pdf/sheet-lines.ts";
import { addedFontCss } from "@matte/framing/platform/faces.ts";
import { drawScaled, resize } from "#domain/pictures/draw-layout.ts";

type Context = CanvasRenderingContext2D;

const PAPER = "#FFFFFF";
const MARKS = "#000000";
/** Shows where paper with bleed or marks around it is trimmed. */
const TRIM = "#C8C8C8";

/** A page, whose content is drawn in millimetres from the paper's upper left corner. */
interface Page {
  readonly paper: Size;
  /** @param scale pixels per millimetre */
  draw(context: Context, scale: number): void;
}

/** Draws a page as large as fits; the canvas takes its size. @param space in device pixels */
export function drawPage(context: Context, settings: Settings, space: Size, { paper, draw }: Page): void {
  const around = aroundPaper(settings);
  const [width, height] = [paper.width + 2 * around, paper.height + 2 * around];
  const scale = Math.min(space.width / width, space.height / height);
  resize(context.canvas, { width: Math.round(width * scale), height: Math.round(height * scale) });
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = PAPER;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.setTransform(scale, 0, 0, scale, around * scale, around * scale);
  context.imageSmoothingQuality = "high";
  context.save();
  clipTo(context, bleedBox(paper, settings));
  draw(context, scale);
  context.restore();
  const hair = 1 / scale;
  if (around > 0) {
    context.strokeStyle = TRIM;
    context.lineWidth = hair;
    context.strokeRect(0, 0, paper.width, paper.height);
  }
  context.fillStyle = MARKS;
  for (const mark of cropMarksOf(paper, settings))
    context.fillRect(mark.x, mark.y, Math.max(mark.width, hair), Math.max(mark.height, hair));
}

function clipTo(context: Context, { x, y, width, height }: Box): void {
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
}

/** A framed photo on its page. */
export function framedPage(settings: Settings, layout: Layout, pictures: Pictures<CanvasImageSource>): Page {
  const page = photoPage(settings, layout.canvas);
  return {
    paper: page.paper,
    draw: (context, scale) => {
      const { x, y, width, height } = page.picture;
      const bled = bledPicture(page, settings);
      context.fillStyle = layout.background;
      if (layout.backdrop === null) context.fillRect(bled.x, bled.y, bled.width, bled.height);
      const frame = document.createElement("canvas").getContext("2d");
      if (frame === null) return;
      drawScaled(frame, layout, (width * scale) / layout.canvas.width, pictures);
      context.drawImage(frame.canvas, x, y, width, height);
    },
  };
}

export interface SheetPhotoPicture {
  /** Null until it is decoded. */
  readonly picture: CanvasImageSource | null;
  readonly size: Size;
  readonly lines: readonly SheetLine[];
}

/** A contact sheet. */
export function contactSheet(settings: Settings, photos: readonly SheetPhotoPicture[]): Page {
  const { paper, cells } = sheetPage(settings);
  return {
    paper,
    draw: (context, scale) => {
      for (const [at, { picture, size, lines }] of photos.entries()) {
        const cell = cells[at];
        if (cell === undefined) break;
        const { x, y, width, height } = photoInCell(cell, size);
        if (picture !== null) context.drawImage(picture, x, y, width, height);
        for (const [n, line] of lines.entries())
          drawLine(context, line, { x, y: y + height + (cell.lines[n] ?? 0), width: cell.photo.width, scale });
      }
    },
  };
}

interface LinePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly scale: number;
}

/** Draws text in the canvas's own pixels: browsers set type smaller than a pixel otherwise than larger type. */
function drawLine(context: Context, { text, font, colour }: SheetLine, { x, y, width, scale }: LinePlace): void {
  const { a, e, f } = context.getTransform();
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  const style = { font: { ...font, size: font.size * scale }, align: "left", direction: "ltr" } as const;
  setTextStyle(context, style, addedFontCss);
  context.fillStyle = colour;
  const fitting = shorten(text, width * scale, (part) => context.measureText(part).width);
  context.fillText(fitting, e + a * x, f + a * y);
  context.restore();
}

/** Paper of the shown page. @param canvas of a framed picture; null for contact sheets */
export function paperOf(settings: Settings, canvas: Size | null): Size {
  if (canvas !== null) return photoPage(settings, canvas).paper;
  return pdfPaper(settings, settings.sheetColumns > settings.sheetRows);
}
