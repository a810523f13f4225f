import type { Box } from "../layout/types.ts";

/**
 * The stroke as four rectangles between its outer edge and the photo. Where the photo's edge falls between two pixels (in a
 * preview) the ring reaches under it to the next whole pixel, or the matte would shine through the seam.
 */
export function ring(outer: Box, photo: Box): readonly [Box, Box, Box, Box] {
  const left = Math.ceil(photo.x);
  const top = Math.ceil(photo.y);
  const right = Math.max(left, Math.floor(photo.x + photo.width));
  const bottom = Math.max(top, Math.floor(photo.y + photo.height));
  const outerRight = outer.x + outer.width;
  const outerBottom = outer.y + outer.height;
  return [
    { x: outer.x, y: outer.y, width: outer.width, height: top - outer.y },
    { x: outer.x, y: bottom, width: outer.width, height: outerBottom - bottom },
    { x: outer.x, y: top, width: left - outer.x, height: bottom - top },
    { x: right, y: top, width: outerRight - right, height: bottom - top },
  ];
}
