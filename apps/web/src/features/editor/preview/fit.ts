/** Sizes in the preview: of the picture in the available space, and of the canvas. Lengths in the space are device pixels. */
import type { Size } from "@matte/engine";

/** Device pixels per exported pixel for a picture that fits; at most 1, so that nothing is enlarged. */
export function fitFactor(picture: Size, space: Size): number {
  return Math.min(1, space.width / picture.width, space.height / picture.height);
}

/**
 * Long side of a photo's preview that is sharp under all settings: that of the photo without a matte, so that moving the matte's
 * slider never needs other pixels.
 */
export function previewSide(photo: Size, space: Size): number {
  return Math.ceil(Math.max(photo.width, photo.height) * fitFactor(photo, space));
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Keeps a window inside a larger picture; centres it along a side on which the picture is smaller. */
export function clampPan({ x, y }: Point, picture: Size, window: Size): Point {
  return { x: within(x, picture.width - window.width), y: within(y, picture.height - window.height) };
}

/** Corner of the window for which a point of the picture, in shares of its sides, is in the middle. */
export function panTo(share: Point, picture: Size, window: Size): Point {
  const centred = { x: share.x * picture.width - window.width / 2, y: share.y * picture.height - window.height / 2 };
  return clampPan(centred, picture, window);
}

/** The part of the window that the picture fills. */
export function windowSize(picture: Size, space: Size): Size {
  return { width: Math.min(picture.width, space.width), height: Math.min(picture.height, space.height) };
}

function within(value: number, limit: number): number {
  return Math.round(Math.min(Math.max(0, value), Math.max(0, limit)));
}

/** Device pixels by which the canvas is enlarged. */
const STEP = 128;

/**
 * The size of the preview's canvas: usually the picture's own. While pictures of other shapes follow one another quickly, it is only
 * enlarged, in steps: a canvas that changes its size loses its memory, and allocating it again takes longer than drawing. The picture
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
  if (width === space.width) return { width, height: stepsFor(height, space.height) };
  if (height === space.height) return { width: stepsFor(width, space.width), height };
  return { width, height };
}

function stepsFor(length: number, most: number): number {
  return Math.max(length, Math.min(most, Math.ceil(length / STEP) * STEP));
}
