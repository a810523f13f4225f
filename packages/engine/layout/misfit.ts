import { captionColumns } from "../caption/columns.ts";
import { type Frame, framePhoto } from "./frame.ts";
import type { Grid } from "./grid.ts";
import { lineCount, placeStrip } from "./strip.ts";
import type { LayoutInput } from "./types.ts";

/**
 * What of a frame cannot stand on a grid, however far matte and strip may move; null where all of it can. A matte is `narrow`
 * where only a wider one could.
 */
export function gridMisfit(
  { settings, photo, subject, camera }: Pick<LayoutInput, "settings" | "photo" | "subject" | "camera">,
  grid: Grid,
): "narrow" | "matte" | "strip" | null {
  const frame = framePhoto(settings, photo, grid);
  if (frame.photo.x % grid.edge !== 0) return isNarrow(frame, grid) ? "narrow" : "matte";
  if (!settings.showMetadata) return null;
  const strip = placeStrip(frame, lineCount(captionColumns(settings, subject, camera)), settings, grid);
  return strip.box.height % grid.strip === 0 ? null : "strip";
}

/** Whether it ends before the first line of the grid that the stroke leaves room for. */
function isNarrow({ photo, inner }: Frame, { edge }: Grid): boolean {
  return photo.x < Math.ceil(inner / edge) * edge;
}
