import { captionColumns } from "../caption/columns.ts";
import { lineCount, placeCaptionArea } from "./caption-area.ts";
import { type Frame, framePhoto } from "./frame.ts";
import type { Grid } from "./grid.ts";
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
  const frame = framePhoto(settings, photo, grid);
  if (frame.photo.x % grid.edge !== 0) return isTooNarrow(frame, grid) ? "matte-width" : "matte-step";
  if (!settings.showMetadata) return null;
  const area = placeCaptionArea(frame, lineCount(captionColumns(settings, subject, camera)), settings, grid);
  return area.box.height % grid.captionArea === 0 ? null : "caption-height";
}

/** True if the matte ends before the first grid line that the stroke leaves space for. */
function isTooNarrow({ photo, inner }: Frame, { edge }: Grid): boolean {
  return photo.x < Math.ceil(inner / edge) * edge;
}
