/** Parts of a straightened photo: its corners leave empty triangles, which no frame shows. */
import type { Box, Size } from "../layout/geometry.ts";

const RADIANS_PER_DEGREE = Math.PI / 180;

/**
 * Shrinks a part around its centre, in its ratio, until it is inside the photo turned around its own centre.
 * @param part in whole pixels of the upright photo
 * @param degrees clockwise
 * @returns whole pixels, at least one
 */
export function insideStraightened(part: Box, degrees: number, photo: Size): Box {
  const centre = { x: part.x + part.width / 2 - photo.width / 2, y: part.y + part.height / 2 - photo.height / 2 };
  const factor = shrinkFactor(centre, part, degrees, photo);
  if (factor >= 1) return part;
  // A part whose centre was cut off moves to the photo's.
  if (factor <= 0) return insideStraightened(centred(part, photo), degrees, photo);
  const [x, width] = inner(part.x, part.width, factor);
  const [y, height] = inner(part.y, part.height, factor);
  return { x, y, width, height };
}

/** Returns the factor by which a part fits; at most 0 if its centre is outside. */
function shrinkFactor(centre: Pick<Box, "x" | "y">, part: Size, degrees: number, photo: Size): number {
  const cos = Math.cos(degrees * RADIANS_PER_DEGREE);
  const sin = Math.sin(degrees * RADIANS_PER_DEGREE);
  const across = cos * part.width + Math.abs(sin) * part.height;
  const down = Math.abs(sin) * part.width + cos * part.height;
  return Math.min(
    (photo.width - 2 * Math.abs(cos * centre.x + sin * centre.y)) / across,
    (photo.height - 2 * Math.abs(cos * centre.y - sin * centre.x)) / down,
  );
}

function centred({ width, height }: Size, photo: Size): Box {
  return { x: Math.floor((photo.width - width) / 2), y: Math.floor((photo.height - height) / 2), width, height };
}

/** Shrinks a span around its middle, to the whole pixels inside. */
function inner(start: number, length: number, factor: number): readonly [start: number, length: number] {
  const middle = start + length / 2;
  const from = Math.ceil(middle - (factor * length) / 2);
  const to = Math.floor(middle + (factor * length) / 2);
  return to > from ? [from, to - from] : [Math.floor(middle), 1];
}
