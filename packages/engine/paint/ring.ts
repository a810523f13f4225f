/** Lines around the photo as rectangles. */
import type { Box } from "../layout/geometry.ts";

/**
 * The box of a line around the photo, where its edges are painted. In a preview the photo's edges are between two pixels and are
 * drawn on the nearest whole one; a line at its exact place would be wider or narrower by the rest, hair lines several times.
 */
export function paintedBox(box: Box, photo: Box): Box {
  const [x, right] = [box.x + shift(photo.x), box.x + box.width + shift(photo.x + photo.width)];
  const [y, bottom] = [box.y + shift(photo.y), box.y + box.height + shift(photo.y + photo.height)];
  return { x, y, width: right - x, height: bottom - y };
}

/** Distance by which an edge moves to where it is drawn. */
function shift(edge: number): number {
  return Math.round(edge) - edge;
}

/**
 * A line between its outer edge and the photo: above, below, before and after it. It reaches under the photo to the next whole
 * pixel, or the matte would show through the seam where edges are smoothed.
 */
export function ring(outside: Box, photo: Box): readonly [Box, Box, Box, Box] {
  const left = Math.ceil(photo.x);
  const top = Math.ceil(photo.y);
  const right = Math.max(left, Math.floor(photo.x + photo.width));
  const bottom = Math.max(top, Math.floor(photo.y + photo.height));
  return between(outside, { x: left, y: top, width: right - left, height: bottom - top });
}

/** The area between two boxes: above, below, before and after the inner one. */
export function between(outside: Box, inside: Box): readonly [Box, Box, Box, Box] {
  const right = inside.x + inside.width;
  const bottom = inside.y + inside.height;
  const beside = { y: inside.y, height: inside.height };
  return [
    { ...outside, height: inside.y - outside.y },
    { ...outside, y: bottom, height: outside.y + outside.height - bottom },
    { ...beside, x: outside.x, width: inside.x - outside.x },
    { ...beside, x: right, width: outside.x + outside.width - right },
  ];
}
