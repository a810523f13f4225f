/** Frame, caption and canvas of a photo, on the grid of its file if possible. */
import { placeLabel } from "../label/place.ts";
import type { Settings } from "../settings/table.ts";
import { carouselCanvas, isFullSizeCarousel } from "./carousel.ts";
import { moveCaption, placeCaption, withoutCaption } from "./caption.ts";
import { SIDES, type Size } from "./geometry.ts";
import {
  GRID_SHARE,
  GRID_TOLERANCE,
  isOnGrid,
  matteOnGrid,
  NO_GRID,
  type Grid,
  type GridFallbackReason,
} from "./grid.ts";
import { borderOf, frameInMatte, type MatteFrame } from "./matte-frame.ts";
import { fitsPaper, lengthsOnPaper, paperCanvas, type PaperLengths } from "./paper.ts";
import { isResampled } from "./preset.ts";
import { type CanvasRule, fitCanvas, isShaped, smallestCanvas } from "./shape.ts";
import type { CaptionPart, LayoutInput } from "./types.ts";

export interface PlacedFrame {
  readonly frame: MatteFrame;
  readonly caption: CaptionPart;
  readonly canvas: Size;
  /** The reason why the frame is not on the grid; null if it is. */
  readonly fallbackReason: GridFallbackReason | null;
}

type FrameInput = Omit<LayoutInput, "watermark">;

/** The reason why a frame cannot keep to a grid; null if it can. */
export function gridFallbackReason(input: FrameInput, grid: Grid): GridFallbackReason | null {
  const { canvas, fallbackReason } = placeFrame({ ...input, grid });
  return isResampled(input.settings, canvas) ? "export-size" : fallbackReason;
}

/** True if the export has another size than the framed photo. */
export function isExportResampled(input: FrameInput): boolean {
  return isResampled(input.settings, placeFrame(input).canvas);
}

export function placeFrame(input: FrameInput): PlacedFrame {
  const { settings, photo, grid = NO_GRID } = input;
  // Off the grid, so that a grid moves no side by more than its tolerance.
  const lengths = lengthsOnPaper(settings, photo, (guess) => placeWith(guess, input, NO_GRID).canvas);
  return placeWith(lengths, input, grid);
}

function placeWith({ matte, bleed }: PaperLengths, input: FrameInput, grid: Grid): PlacedFrame {
  const rule = canvasRule(input.settings, input.photo, bleed);
  return rule === null ? placeUnshaped(input, grid, matte) : placeShaped(input, grid, matte, rule);
}

/** Null if the canvas ends with its content. */
function canvasRule(settings: Settings, photo: Size, bleed: number): CanvasRule | null {
  if (isFullSizeCarousel(settings)) return { canvasAround: (content) => carouselCanvas(settings, content), bleed };
  if (isShaped(settings)) return { canvasAround: (content) => smallestCanvas(settings.shape, content), bleed };
  if (fitsPaper(settings)) return { canvasAround: (content) => paperCanvas(settings, photo, content), bleed };
  return bleed === 0 ? null : { canvasAround: (content) => content, bleed };
}

function placeUnshaped(input: FrameInput, grid: Grid, matteOnPaper: number | null): PlacedFrame {
  const { settings, photo } = input;
  const frame = frameInMatte(settings, photo, grid, matteOnPaper);
  const caption = captionOf(input, frame, grid) ?? withoutCaption(settings, frame);
  const height = caption.added;
  return {
    frame,
    caption,
    canvas: { width: frame.framed.width, height: frame.framed.height + height },
    fallbackReason: matteReason(frame, grid) ?? (height % grid.captionArea === 0 ? null : "caption-height"),
  };
}

/** Null if nothing is printed. */
function captionOf(input: FrameInput, frame: MatteFrame, grid: Grid): CaptionPart | null {
  const { labelStyle, showMetadata } = input.settings;
  if (!showMetadata) return null;
  return labelStyle === "plain" ? placeCaption(input, frame, grid) : placeLabel(labelStyle, input, frame, grid);
}

/** Only the photo moves onto the grid, because the canvas has an exact ratio; the caption stays at its place below the photo. */
function placeShaped(input: FrameInput, grid: Grid, matteOnPaper: number | null, rule: CanvasRule): PlacedFrame {
  const { settings } = input;
  const exact = placeUnshaped(input, NO_GRID, matteOnPaper);
  const shaped = fitCanvas(exact.frame, exact.caption.added, rule, grid);
  const caption = exact.caption.captionArea
    ? moveCaption(exact.caption, settings, exact.frame, shaped.frame)
    : withoutCaption(settings, shaped.frame);
  return { ...shaped, caption };
}

function matteReason(frame: MatteFrame, grid: Grid): GridFallbackReason | null {
  const border = borderOf(frame);
  if (grid.mayShift && SIDES.every((side) => isOnGrid(border[side], side, grid))) return null;
  if (matteOnGrid(frame.matte, frame.stroke, grid) !== null) return null;
  const failing = SIDES.filter((side) => !isOnGrid(border[side], side, grid));
  const narrow = failing.some((side) => frame.matte[side] === 0 || GRID_SHARE * border[side] < GRID_TOLERANCE);
  return narrow ? "matte-width" : "matte-step";
}
