import { captionColumns } from "../caption/columns.ts";
import { framePhoto } from "./frame.ts";
import type { Grid } from "./grid.ts";
import { lineCount, placeStrip } from "./strip.ts";
import type { LayoutInput } from "./types.ts";

/** What of a frame cannot stand on a grid, however far matte and strip may move; null where all of it can. */
export function gridMisfit(
  { settings, photo, subject, camera }: Pick<LayoutInput, "settings" | "photo" | "subject" | "camera">,
  grid: Grid,
): "matte" | "strip" | null {
  const frame = framePhoto(settings, photo, grid);
  if (frame.photo.x % grid.edge !== 0) return "matte";
  if (!settings.showMetadata) return null;
  const strip = placeStrip(frame, lineCount(captionColumns(settings, subject, camera)), settings, grid);
  return strip.box.height % grid.strip === 0 ? null : "strip";
}
