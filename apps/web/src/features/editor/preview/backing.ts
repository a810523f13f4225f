/** How many pixels there are behind the picture. */
import type { Size } from "@matte/engine";

/** Device pixels by which the canvas grows. */
const STRIDE = 128;

/**
 * The size of the preview's canvas: the picture's own when there is time. While pictures of other shapes follow one another
 * quickly it only grows, in strides, because a canvas that changes its size loses its memory, and finding new memory takes
 * longer than drawing. The picture then stands at the canvas's top left, and the style sheet shows no more than that.
 * @param now the canvas's size as it is.
 * @param room null where nothing else follows at once.
 */
export function backingSize(now: Size, picture: Size, room: Size | null): Size {
  if (room === null) return picture;
  return serves(now, picture) ? now : roomy(picture, room);
}

/** Only a canvas as wide or as high as the picture is shown at the picture's own scale by `object-fit: cover`. */
function serves(now: Size, picture: Size): boolean {
  const enough = now.width >= picture.width && now.height >= picture.height;
  return enough && (now.width === picture.width || now.height === picture.height);
}

/** Room along the side in which the picture does not fill its place; none for one that fills neither. */
function roomy({ width, height }: Size, room: Size): Size {
  if (width === room.width) return { width, height: stridesFor(height, room.height) };
  if (height === room.height) return { width: stridesFor(width, room.width), height };
  return { width, height };
}

function stridesFor(length: number, most: number): number {
  return Math.max(length, Math.min(most, Math.ceil(length / STRIDE) * STRIDE));
}
