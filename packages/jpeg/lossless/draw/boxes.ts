import type { Box } from "@matte/engine";

/** Intersects two boxes, relative to the second's corner; null if empty. */
export function shared(box: Box, frame: Box): Box | null {
  const x = Math.max(box.x, frame.x);
  const y = Math.max(box.y, frame.y);
  const width = Math.min(box.x + box.width, frame.x + frame.width) - x;
  const height = Math.min(box.y + box.height, frame.y + frame.height) - y;
  return width <= 0 || height <= 0 ? null : { x: x - frame.x, y: y - frame.y, width, height };
}
