/** Lines around the photo as rectangles. */
import type { Box } from "../layout/geometry.ts";

/** A line between its outer edge and the photo: above, below, before and after it. It reaches {@link under} the photo. */
export function ring(outside: Box, photo: Box): readonly [Box, Box, Box, Box] {
  return between(outside, under(photo));
}

/** Reduces a box to whole pixels: what ends there shows no matte through the seam where the box's edges are smoothed. */
export function under(photo: Box): Box {
  const left = Math.ceil(photo.x);
  const top = Math.ceil(photo.y);
  const right = Math.max(left, Math.floor(photo.x + photo.width));
  const bottom = Math.max(top, Math.floor(photo.y + photo.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The area between two boxes: above, below, before and after the inner one. */
export function between(outside: Box, inside: Box): readonly [Box, Box, Box, Box] {
  const right = inside.x + inside.width;
  const bottom = inside.y + inside.height;
  const middle = { y: inside.y, height: inside.height };
  return [
    { ...outside, height: inside.y - outside.y },
    { ...outside, y: bottom, height: outside.y + outside.height - bottom },
    { ...middle, x: outside.x, width: inside.x - outside.x },
    { ...middle, x: right, width: outside.x + outside.width - right },
  ];
}
