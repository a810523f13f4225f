import type { Box } from "../layout/geometry.ts";

/**
 * The stroke as four rectangles between its outer edge and the photo. If the photo's edge is between two pixels (in a
 * preview), the ring reaches under it to the next whole pixel, or the matte would show through the seam.
 */
export function ring(outside: Box, photo: Box): readonly [Box, Box, Box, Box] {
  const left = Math.ceil(photo.x);
  const top = Math.ceil(photo.y);
  const right = Math.max(left, Math.floor(photo.x + photo.width));
  const bottom = Math.max(top, Math.floor(photo.y + photo.height));
  const outsideRight = outside.x + outside.width;
  const outsideBottom = outside.y + outside.height;
  return [
    { x: outside.x, y: outside.y, width: outside.width, height: top - outside.y },
    { x: outside.x, y: bottom, width: outside.width, height: outsideBottom - bottom },
    { x: outside.x, y: top, width: left - outside.x, height: bottom - top },
    { x: right, y: top, width: outsideRight - right, height: bottom - top },
  ];
}
