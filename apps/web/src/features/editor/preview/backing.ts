/** Size of the preview's canvas in pixels. */
import type { Size } from "@matte/engine";

/** Device pixels by which the canvas grows. */
const STRIDE = 128;

/**
 * The size of the preview's canvas: usually the picture's own. While pictures of other shapes follow one another quickly, it only
 * grows, in steps: a canvas that changes its size loses its memory, and allocating it again takes longer than drawing. The picture
 * is at the canvas's top left corner then, and the style sheet crops the rest.
 * @param now current size of the canvas
 * @param space available device pixels while further pictures follow quickly, otherwise null
 */
export function backingSize(now: Size, picture: Size, space: Size | null): Size {
  if (space === null) return picture;
  return serves(now, picture) ? now : withReserve(picture, space);
}

/** Only a canvas as wide or as high as the picture is shown at the picture's own scale by `object-fit: cover`. */
function serves(now: Size, picture: Size): boolean {
  const enough = now.width >= picture.width && now.height >= picture.height;
  return enough && (now.width === picture.width || now.height === picture.height);
}

/** Adds a reserve along the side in which the picture does not fill the space; none if it fills neither. */
function withReserve({ width, height }: Size, space: Size): Size {
  if (width === space.width) return { width, height: stridesFor(height, space.height) };
  if (height === space.height) return { width: stridesFor(width, space.width), height };
  return { width, height };
}

function stridesFor(length: number, most: number): number {
  return Math.max(length, Math.min(most, Math.ceil(length / STRIDE) * STRIDE));
}
