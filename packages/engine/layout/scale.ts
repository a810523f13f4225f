/** A layout at another scale: the preview is the export times a factor. */
import { type Box, placeBox, type Placement } from "./geometry.ts";
import type { Layout } from "./types.ts";

/** The layout with every length multiplied. */
export function scaleLayout(layout: Layout, factor: number): Layout {
  const { canvas } = layout;
  return {
    ...placeBoxes(layout, { factor, x: 0, y: 0 }),
    canvas: { width: canvas.width * factor, height: canvas.height * factor },
  };
}

/**
 * Scales a layout to a screen. The photo's edges are on whole pixels, where they are sharp; strokes keep their exact width, so a
 * thin one is as faint as in the export at this scale.
 */
export function scaleToScreen(layout: Layout, factor: number): Layout {
  const scaled = scaleLayout(layout, factor);
  const { x, y, width, height } = scaled.photo;
  const [left, top] = [Math.round(x), Math.round(y)];
  const [right, bottom] = [Math.round(x + width), Math.round(y + height)];
  if (right === left || bottom === top) return scaled;
  return movePhoto(scaled, { x: left, y: top, width: right - left, height: bottom - top });
}

/** The layout with another box for the photo; layers around it follow. */
export function movePhoto(layout: Layout, photo: Box): Layout {
  const moved: Layout = { ...layout, photo };
  for (const layer of layout.layers) Object.assign(moved, layer.follow?.(layout, photo));
  return moved;
}

/** The layout with all boxes scaled, then moved; the canvas stays. */
export function placeBoxes(layout: Layout, to: Placement): Layout {
  const placed: Layout = { ...layout, photo: placeBox(layout.photo, to) };
  for (const layer of layout.layers) Object.assign(placed, layer.move?.(layout, to));
  return placed;
}
