/** Sizes in the preview, for the picture in the available space and for the canvas. Lengths in the space are device pixels. */
import type { Size } from "@matte/engine";

/** Device pixels per exported pixel for a picture that fits; at most 1, to enlarge nothing. */
export function fitFactor(picture: Size, space: Size): number {
  return Math.min(1, space.width / picture.width, space.height / picture.height);
}

/**
 * Long side for a photo preview that is sharp under all settings: as for the photo without a matte. Moving the matte's slider never
 * needs other pixels.
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

/** Window corner that centres a point in the picture, given in shares of its sides. */
export function panTo(share: Point, picture: Size, window: Size): Point {
  const centred = { x: share.x * picture.width - window.width / 2, y: share.y * picture.height - window.height / 2 };
  return clampPan(centred, picture, window);
}

/** The part of the window filled by the picture. */
export function windowSize(picture: Size, space: Size): Size {
  return { width: Math.min(picture.width, space.width), height: Math.min(picture.height, space.height) };
}

function within(value: number, limit: number): number {
  return Math.round(Math.min(Math.max(0, value), Math.max(0, limit)));
}

/** Step for enlarging the canvas, device pixels. */
const STEP = 128;

/**
 * The preview canvas's size: usually the picture's. While pictures in other shapes follow quickly, it is only enlarged, in steps: a
 * canvas changing its size loses its memory, and allocating it again takes longer than drawing. The picture is then at the canvas's
 * top left corner, and the style sheet crops the rest.
 * @param now the canvas's current size
 * @param space available device pixels while further pictures follow quickly, otherwise null
 */
export function backingSize(now: Size, picture: Size, space: Size | null): Size {
  if (space === null) return picture;
  return serves(now, picture) ? now : withReserve(picture, space);
}

/** `object-fit: cover` keeps the picture's scale only if the canvas is as wide or as high as the picture. */
function serves(now: Size, picture: Size): boolean {
  const enough = now.width >= picture.width && now.height >= picture.height;
  return enough && (now.width === picture.width || now.height === picture.height);
}

/** Adds a reserve along the side not filled by the picture; none if it fills neither. */
function withReserve({ width, height }: Size, space: Size): Size {
  if (width === space.width) return { width, height: stepsFor(height, space.height) };
  if (height === space.height) return { width: stepsFor(width, space.width), height };
  return { width, height };
}

function stepsFor(length: number, most: number): number {
  return Math.max(length, Math.min(most, Math.ceil(length / STEP) * STEP));
}
