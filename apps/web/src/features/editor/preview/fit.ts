/** How large a picture stands on the wall. Lengths on the wall are device pixels. */
import type { Size } from "@matte/engine";

/** Device pixels an exported pixel takes so that the picture fits; at most 1: nothing is shown larger than it is. */
export function fitFactor(picture: Size, room: Size): number {
  return Math.min(1, room.width / picture.width, room.height / picture.height);
}

/**
 * Long side of the photo's preview that is sharp whatever the settings: as large as the bare photo could ever stand in
 * the room, so that moving the matte's slider never asks for other pixels.
 */
export function previewSide(photo: Size, room: Size): number {
  return Math.ceil(Math.max(photo.width, photo.height) * fitFactor(photo, room));
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Keeps a window on a larger picture inside it; centred along a side on which the picture is the smaller one. */
export function clampPan({ x, y }: Point, picture: Size, window: Size): Point {
  return { x: within(x, picture.width - window.width), y: within(y, picture.height - window.height) };
}

/** Where the window must start so that the picture's point, in shares of its sides, is in the middle. */
export function panTo(share: Point, picture: Size, window: Size): Point {
  const centred = { x: share.x * picture.width - window.width / 2, y: share.y * picture.height - window.height / 2 };
  return clampPan(centred, picture, window);
}

/** The part of the window that the picture fills. */
export function windowSize(picture: Size, room: Size): Size {
  return { width: Math.min(picture.width, room.width), height: Math.min(picture.height, room.height) };
}

function within(value: number, limit: number): number {
  return Math.round(Math.min(Math.max(0, value), Math.max(0, limit)));
}
