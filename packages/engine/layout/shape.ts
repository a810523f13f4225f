/** Shapes: the smallest canvas with an exact ratio around a frame with its caption. Nothing is resampled (docs/geometry.md). */
import type { Settings, Shape } from "../settings/table.ts";
import { addInsets, evenInsets, type Insets, type Side, type Size } from "./geometry.ts";
import { GRID_SHARE, GRID_TOLERANCE, matteShifted, type Grid, type GridFallbackReason } from "./grid.ts";
import { borderOf, frameWithin, type MatteFrame } from "./matte-frame.ts";

export interface ShapedFrame {
  /** The frame with matte added up to the canvas; with a caption, the rest of the canvas is below the caption area. */
  readonly frame: MatteFrame;
  readonly canvas: Size;
  /** Set if the photo cannot be moved onto the grid. */
  readonly fallbackReason: GridFallbackReason | null;
}

/** How a canvas grows around its content. */
export interface CanvasRule {
  readonly canvasAround: (content: Size) => Size;
  /** Matte for the cut on each side, in whole pixels. */
  readonly bleed: number;
}

/** Returns whether the shape sets the canvas's ratio. A social preset has a canvas already. */
export function isShaped({ shape, socialPreset }: Settings): boolean {
  return shape !== "photo" && socialPreset === "original";
}

/** Returns the smallest canvas of a shape that holds a size. */
export function smallestCanvas(shape: Shape, { width, height }: Size): Size {
  const steps = stepsOf(shape);
  if (steps === null) return { width, height };
  const isWhole = Number.isInteger(steps.width) && Number.isInteger(steps.height);
  return isWhole ? canvasOfSteps(steps, { width, height }) : canvasOfRatio(steps, { width, height });
}

/** Returns a shape's width by its height; null for the photo's own. */
export function shapeRatio(shape: Shape): number | null {
  const steps = stepsOf(shape);
  return steps === null ? null : steps.width / steps.height;
}

function stepsOf(shape: Shape): Size | null {
  switch (shape) {
    case "photo":
      return null;
    case "a-portrait":
      return { width: 1, height: Math.SQRT2 };
    case "a-landscape":
      return { width: Math.SQRT2, height: 1 };
    default: {
      const [width = 1, height = 1] = shape.split(":").map(Number);
      return { width, height };
    }
  }
}

/** The smallest canvas with exactly a ratio in whole numbers. */
export function canvasOfSteps(steps: Size, { width, height }: Size): Size {
  const factor = Math.max(Math.ceil(width / steps.width), Math.ceil(height / steps.height));
  return { width: factor * steps.width, height: factor * steps.height };
}

/** The smallest canvas with a ratio: the long side is the short one times the ratio, rounded. */
export function canvasOfRatio(ratio: Size, { width, height }: Size): Size {
  if (ratio.width > ratio.height) {
    const { width: short, height: long } = upright(ratio.width / ratio.height, height, width);
    return { width: long, height: short };
  }
  return upright(ratio.height / ratio.width, width, height);
}

function upright(ratio: number, width: number, height: number): Size {
  const short = Math.max(width, Math.ceil((height - 0.5) / ratio));
  return { width: short, height: Math.round(short * ratio) };
}

/**
 * Adds matte until the canvas has its size: as much on the left as on the right; above and below in proportion to the borders, after
 * the bleed. The photo then moves onto the grid inside the canvas, which keeps its size.
 * @param canvasAround the canvas for a content size
 */
export function fitCanvas(
  exact: MatteFrame,
  captionHeight: number,
  { canvasAround, bleed }: CanvasRule,
  grid: Grid,
): ShapedFrame {
  const { framed } = exact;
  const content = { width: framed.width, height: framed.height + captionHeight };
  const canvas = canvasAround({ width: content.width + 2 * bleed, height: content.height + 2 * bleed });
  const free = { width: canvas.width - content.width - 2 * bleed, height: canvas.height - content.height - 2 * bleed };
  const added = addInsets(shares(exact, free.width, free.height), evenInsets(bleed));
  const below = captionHeight > 0 ? captionHeight + added.bottom : 0;
  const matte = addInsets(exact.matte, captionHeight > 0 ? { ...added, bottom: 0 } : added);
  const frame = frameWithin(exact, matte);
  const move = moveOntoGrid(frame, below, grid);
  if (typeof move === "string") return { frame, canvas, fallbackReason: move };
  const moved = addInsets(matte, { top: move.y, right: -move.x, bottom: -move.y, left: move.x });
  return { frame: frameWithin(exact, moved), canvas, fallbackReason: null };
}

/** Additional matte on each side. */
function shares(frame: MatteFrame, width: number, height: number): Insets {
  const { top, bottom } = borderOf(frame);
  const left = Math.floor(width / 2);
  const above = Math.round(top + bottom === 0 ? height / 2 : (height * top) / (top + bottom));
  return { top: above, right: width - left, bottom: height - above, left };
}

/** The photo's shortest way onto the grid. @param below height between the framed photo and the end of the canvas */
function moveOntoGrid(
  frame: MatteFrame,
  below: number,
  grid: Grid,
): { readonly x: number; readonly y: number } | GridFallbackReason {
  const { matte } = frame;
  const border = borderOf(frame);
  const shifted = grid.mayShift ? shiftOntoGrid(frame, below, grid) : null;
  if (shifted !== null) return shifted;
  const x = distance(border.left, "left", grid) - distance(border.right, "right", grid);
  const y = distance(border.top, "top", grid) - distance(border.bottom + below, "bottom", grid);
  if (Math.max(Math.abs(x), Math.abs(y)) > GRID_TOLERANCE) return "matte-step";
  const isWithin = (way: number, narrower: number): boolean =>
    Math.abs(way) <= GRID_SHARE * narrower || (grid.offset !== undefined && Math.abs(way) < narrower);
  const isWideEnough = isWithin(x, Math.min(matte.left, matte.right)) && isWithin(y, Math.min(matte.top, matte.bottom));
  return isWideEnough ? { x, y } : "matte-width";
}

/** The same for a small photo, within {@link GRID_TOLERANCE} between opposite sides. */
function shiftOntoGrid(
  { matte, stroke }: MatteFrame,
  below: number,
  grid: Grid,
): { readonly x: number; readonly y: number } | null {
  const shifted = matteShifted({ ...matte, bottom: matte.bottom + below }, stroke, grid);
  return shifted && { x: shifted.left - matte.left, y: shifted.top - matte.top };
}

/** Distance from a length to the grid; only one of two opposite sides has a step. */
function distance(length: number, side: Side, { matte, offset }: Grid): number {
  const [step, start] = [matte[side], offset?.[side] ?? 0];
  return start + Math.round((length - start) / step) * step - length;
}
