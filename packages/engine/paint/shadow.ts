/** Shadows, as images of computed pixels. */
import { type Box, cropBox } from "../layout/geometry.ts";
import type { ShadowShape } from "../layout/parts.ts";
import type { OverlayMeans } from "../layout/types.ts";
import { paintImage } from "./shapes.ts";
import type { Surface } from "./surface.ts";

export type ShadowMeans<Picture> = Pick<OverlayMeans<Picture>, "drawn" | "within">;

/** Paints the wanted part of a shadow. @param box whole pixels */
export function paintShadow<Picture>(
  surface: Surface<Picture>,
  shape: ShadowShape,
  box: Box,
  { drawn, within }: ShadowMeans<Picture>,
): void {
  if (drawn === undefined) return;
  const wanted = within === undefined ? box : cropBox(box, wholePixels(within));
  if (wanted.width > 0 && wanted.height > 0) paintPixels(surface, drawn.shadow(shape, wanted), wanted);
}

/** Draws an image at its own size: also on turned surfaces, where better resampling would blur it. */
function paintPixels<Picture>(surface: Surface<Picture>, image: Picture, box: Box): void {
  surface.save();
  surface.imageSmoothingQuality = "low";
  surface.globalAlpha = 1;
  paintImage(surface, image, box);
  surface.restore();
}

/** Smallest box of whole pixels around another. */
export function wholePixels({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return { x: left, y: top, width: Math.ceil(x + width) - left, height: Math.ceil(y + height) - top };
}
