/** Computed pixels of shadows and matte, as images. */
import { type Box, cropBox } from "../layout/geometry.ts";
import type { ShadowShape } from "../layout/parts.ts";
import type { Layout, OverlayMeans } from "../layout/types.ts";
import { paintImage } from "./shapes.ts";
import type { Surface } from "./surface.ts";

/** Paints the wanted part of a backdrop; false if it cannot be drawn yet. */
export function paintBackdrop<Picture>(
  surface: Surface<Picture>,
  layout: Layout,
  { drawn, reduced = null, within }: Pick<OverlayMeans<Picture>, "drawn" | "reduced" | "within">,
): boolean {
  const { canvas, backdrop } = layout;
  if (backdrop === null || drawn === undefined || (backdrop.kind === "photo" && reduced === null)) return false;
  const whole = wholePixels({ x: 0, y: 0, ...canvas });
  const wanted = within === undefined ? whole : cropBox(whole, wholePixels(within));
  if (wanted.width > 0 && wanted.height > 0) paintPixels(surface, drawn.ground(layout, wanted, reduced), wanted);
  return true;
}

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

/** Smallest box on whole pixels around another. */
export function wholePixels({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return { x: left, y: top, width: Math.ceil(x + width) - left, height: Math.ceil(y + height) - top };
}
