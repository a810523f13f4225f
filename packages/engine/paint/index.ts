/** Draws the layers of a layout. It measures nothing and decides nothing. */
import { layersBeneath, layersOver } from "../layers/walk.ts";
import type { FontCss, Layout, OverlayMeans } from "../layout/types.ts";
import type { Surface } from "./surface.ts";
import { fontCss } from "./text.ts";

export interface Pictures<Picture> extends Pick<OverlayMeans<Picture>, "drawn" | "reduced" | "tint" | "within"> {
  readonly photo: Picture;
  /** Required if the layout has a logo. */
  readonly logo: Picture | null;
}

/**
 * Draws a layout, layer by layer. The quality of resampling photos is a setting of the surface: an export takes the best, a preview
 * the fastest that looks the same. Logos always get the best, because they are reduced by large factors, and it shows in their
 * letters.
 */
export function paint<Picture>(
  surface: Surface<Picture>,
  layout: Layout,
  pictures: Pictures<Picture>,
  toCss: FontCss = fontCss,
): void {
  const means = { ...pictures, toCss };
  for (const layer of layout.layers) layer.paint(surface, layout, means);
}

/** Draws the overlays of layers over the photo. */
export function paintOverlay<Picture>(surface: Surface<Picture>, layout: Layout, means: OverlayMeans<Picture>): void {
  for (const { overlay } of layersOver(layout)) overlay?.paint(surface, layout, means);
}

/** Draws the overlays of layers that the photo covers. */
export function paintOverlayBeneath<Picture>(
  surface: Surface<Picture>,
  layout: Layout,
  means: OverlayMeans<Picture>,
): void {
  const layers = layersBeneath(layout);
  // A backdrop covers the flat areas of other layers, which are painted over it again.
  if (layout.backdrop !== null) for (const layer of layers) layer.paint(surface, layout, { ...means, photo: null });
  else for (const { overlay } of layers) overlay?.paint(surface, layout, means);
}
