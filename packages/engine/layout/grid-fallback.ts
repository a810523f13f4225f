import { captionColumns } from "../caption/columns.ts";
import { lineCount, placeCaptionArea } from "./caption-area.ts";
import { SIDES } from "./geometry.ts";
import { GRID_SHARE, GRID_TOLERANCE, matteOnGrid, type Grid } from "./grid.ts";
import { borderOf, frameInMatte, type MatteFrame } from "./matte-frame.ts";
import type { LayoutInput } from "./types.ts";

/**
 * Why a frame falls back to encoding the photo again:
 * - `matte-width`: the matte is too narrow to move as far as the grid requires,
 * - `matte-step`: the nearest grid line is farther than any matte may move,
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
  if (matteOnGrid(frame.matte, frame.stroke, grid) !== null) return null;
  const border = borderOf(frame);
  const failing = SIDES.filter((side) => border[side] % grid.matte[side] !== 0);
  const narrow = failing.some((side) => frame.matte[side] === 0 || GRID_SHARE * border[side] < GRID_TOLERANCE);
  return narrow ? "matte-width" : "matte-step";
}
