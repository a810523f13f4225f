/** The matte's computed parts in fewer pixels: smooth ones look the same at a third of the size, and take a ninth of the time. */
import type { Box } from "../layout/geometry.ts";
import type { ShadowShape } from "../layout/parts.ts";
import type { GroundParts } from "../layout/types.ts";

/** Share of the pixels in each direction, for previews during a drag. */
export const COARSE = 1 / 3;

/** A box of at least a pixel; the image is stretched over the whole box. */
export function shareOfBox(box: Box, share: number): Box {
  if (share === 1) return box;
  const { x, y, width, height } = box;
  return { x: x * share, y: y * share, width: Math.ceil(width * share), height: Math.ceil(height * share) };
}

export function shareOfGround(layout: GroundParts, share: number): GroundParts {
  if (share === 1) return layout;
  const { canvas, backdrop, background, surface } = layout;
  return {
    canvas: { width: canvas.width * share, height: canvas.height * share },
    backdrop,
    background,
    surface,
  };
}

export function shareOfShadow(shape: ShadowShape, share: number): ShadowShape {
  if (share === 1) return shape;
  const { falls, casts, edge, radius } = shape;
  return {
    falls,
    casts: casts.map(({ x, y, blur, opacity }) => ({ x: x * share, y: y * share, blur: blur * share, opacity })),
    edge: { x: edge.x * share, y: edge.y * share, width: edge.width * share, height: edge.height * share },
    radius: radius * share,
  };
}
