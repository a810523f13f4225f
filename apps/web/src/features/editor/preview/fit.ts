/** Size of a picture in the available space. Lengths in the space are device pixels. */
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
