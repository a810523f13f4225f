import type { HexColour } from "../colour.ts";
import type { Box } from "../layout/geometry.ts";
import type { OverlayMeans } from "../layout/types.ts";
import { paintImage } from "./shapes.ts";
import type { Surface } from "./surface.ts";

/** Paints the logo at the best quality; nothing without its picture. @param ink colour of its opaque pixels; null for its own */
export function paintLogo<Picture>(
  surface: Surface<Picture>,
  { logo, tint }: Pick<OverlayMeans<Picture>, "logo" | "tint">,
  box: Box,
  ink: HexColour | null,
): void {
  if (logo === null) return;
  surface.imageSmoothingQuality = "high";
  paintImage(surface, ink === null || tint === undefined ? logo : tint(logo, ink), box);
}
