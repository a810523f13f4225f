/** Frame, caption area and canvas of a photo, on the grid of its file where that is possible. */
import { captionColumns } from "../caption/columns.ts";
import type { Settings } from "../settings/table.ts";
import { lineCount, placeCaptionArea, type CaptionArea } from "./caption-area.ts";
import { SIDES, type Size } from "./geometry.ts";
import { GRID_SHARE, GRID_TOLERANCE, matteOnGrid, NO_GRID, type Grid, type GridFallbackReason } from "./grid.ts";
import { borderOf, frameInMatte, type MatteFrame } from "./matte-frame.ts";
import { isResampled } from "./preset.ts";
import { fitShape, isShaped } from "./shape.ts";
import type { LayoutInput } from "./types.ts";

export interface PlacedFrame {
  readonly frame: MatteFrame;
  /** Null without a caption. */
  readonly captionArea: CaptionArea | null;
  readonly canvas: Size;
  /** The reason why the frame is not on the grid; null if it is. */
  readonly fallbackReason: GridFallbackReason | null;
}

/** The reason why a frame cannot keep to a grid; null if it can. */
export function gridFallbackReason(input: FrameInput, grid: Grid): GridFallbackReason | null {
  const { canvas, fallbackReason } = placeCaptioned(input, grid);
  return isResampled(input.settings, canvas) ? "export-size" : fallbackReason;
}

/** True if the export has another size than the framed photo. */
export function isExportResampled(input: FrameInput): boolean {
  return isResampled(input.settings, placeCaptioned(input, NO_GRID).canvas);
}

type FrameInput = Pick<LayoutInput, "settings" | "photo" | "subject" | "camera">;

function placeCaptioned({ settings, photo, subject, camera }: FrameInput, grid: Grid): PlacedFrame {
  return placeFrame(settings, photo, lineCount(captionColumns(settings, subject, camera)), grid);
}

/** @param lines number of lines of the caption */
export function placeFrame(settings: Settings, photo: Size, lines: number, grid: Grid): PlacedFrame {
  return isShaped(settings) ? placeShaped(settings, photo, lines, grid) : placeUnshaped(settings, photo, lines, grid);
}

function placeUnshaped(settings: Settings, photo: Size, lines: number, grid: Grid): PlacedFrame {
  const frame = frameInMatte(settings, photo, grid);
  const captionArea = settings.showMetadata ? placeCaptionArea(frame, lines, settings, grid) : null;
  const height = captionArea?.box.height ?? 0;
  return {
    frame,
    captionArea,
    canvas: { width: frame.framed.width, height: frame.framed.height + height },
    fallbackReason: matteReason(frame, grid) ?? (height % grid.captionArea === 0 ? null : "caption-height"),
  };
}

/** Only the photo moves onto the grid, because the canvas has an exact ratio. */
function placeShaped(settings: Settings, photo: Size, lines: number, grid: Grid): PlacedFrame {
  const exact = placeUnshaped(settings, photo, lines, NO_GRID);
  const shaped = fitShape(exact.frame, exact.captionArea?.box.height ?? 0, settings.shape, grid);
  const captionArea = settings.showMetadata ? placeCaptionArea(shaped.frame, lines, settings, NO_GRID) : null;
  return { ...shaped, captionArea };
}

function matteReason(frame: MatteFrame, grid: Grid): GridFallbackReason | null {
  if (matteOnGrid(frame.matte, frame.stroke, grid) !== null) return null;
  const border = borderOf(frame);
  const failing = SIDES.filter((side) => border[side] % grid.matte[side] !== 0);
  const narrow = failing.some((side) => frame.matte[side] === 0 || GRID_SHARE * border[side] < GRID_TOLERANCE);
  return narrow ? "matte-width" : "matte-step";
}
