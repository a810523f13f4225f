import { captionColumns } from "../caption/columns.ts";
import { lineCount, placeCaptionArea } from "./caption-area.ts";
import { SIDES } from "./geometry.ts";
import type { Grid } from "./grid.ts";
import { borderOf, frameInMatte, type MatteFrame } from "./matte-frame.ts";
import type { LayoutInput } from "./types.ts";

/**
 * Why a frame falls back to encoding the photo again:
 * - `matte-width`: only a wider matte would reach the grid,
 * - `matte-step`: the nearest grid line is farther than the matte may move,
 * - `caption-height`: the same of the caption area's height.
 */
export type GridFallbackReason = "matte-width" | "matte-step" | "caption-height";

/** The reason why a frame cannot keep to a grid; null if it can. */
export function gridFallbackReason(
  { settings, photo, subject, camera }: Pick<LayoutInput, "settings" | "photo" | "subject" | "camera">,
  grid: Grid,
): GridFallbackReason | null {
  const frame = frameInMatte(settings, photo, grid);
  const reason = matteReason(frame, grid);
  if (reason !== null || !settings.showMetadata) return reason;
  const area = placeCaptionArea(frame, lineCount(captionColumns(settings, subject, camera)), settings, grid);
  return area.box.height % grid.captionArea === 0 ? null : "caption-height";
}

function matteReason(frame: MatteFrame, grid: Grid): GridFallbackReason | null {
  const border = borderOf(frame);
  const failing = SIDES.filter((side) => border[side] % grid.matte[side] !== 0);
  if (failing.length === 0) return null;
  return failing.some((side) => border[side] < firstLine(grid.matte[side], frame.stroke))
    ? "matte-width"
    : "matte-step";
}

/** The first grid line that the stroke leaves space for, in pixels from the canvas edge. */
function firstLine(step: number, stroke: number): number {
  return Math.ceil(stroke / step) * step;
}
