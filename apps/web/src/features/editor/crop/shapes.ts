/** Crop shapes: `Free`, `Original`, and each shape that a canvas may have. */
import { type Box, type Shape, shapeRatio, SHAPES, type Size } from "@matte/engine";

export type CropShape = "free" | "original" | Exclude<Shape, "photo">;

const OF_CANVAS = SHAPES.filter((shape) => shape !== "photo");

export const CROP_SHAPES: readonly CropShape[] = ["free", "original", ...OF_CANVAS];

/** Width by height that a crop keeps; null for any. @param photo size of the photo as it is seen */
export function cropRatio(shape: CropShape, photo: Size): number | null {
  if (shape === "free") return null;
  return shape === "original" ? photo.width / photo.height : shapeRatio(shape);
}

/** Returns the shape of a stored crop. */
export function shapeOf(box: Box, photo: Size): CropShape {
  if (box.width === photo.width && box.height === photo.height) return "free";
  return CROP_SHAPES.find((shape) => hasRatio(box, cropRatio(shape, photo))) ?? "free";
}

/** Returns the shape of a crop that is turned on its side. */
export function turnedShape(shape: CropShape): CropShape {
  if (shape === "free" || shape === "original") return shape;
  const ratio = shapeRatio(shape) ?? 1;
  return OF_CANVAS.find((other) => Math.abs((shapeRatio(other) ?? 0) * ratio - 1) < 1e-9) ?? "free";
}

/** True if a box has a ratio as far as whole pixels allow. */
export function hasRatio({ width, height }: Size, ratio: number | null): boolean {
  return ratio !== null && height === Math.max(1, Math.round(width / ratio));
}
