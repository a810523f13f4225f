/** A photo's crop: the part shown in its frame, and how it is turned. */
import type { Box, Size } from "../layout/geometry.ts";
import { insideStraightened } from "./straighten.ts";

/**
 * Applied in this order to the photo as its file says it is upright: `straighten`, `crop`, `turn`, `mirror`. A turn or a mirror
 * changes no other value (docs/decisions/324-order-of-a-crop.md).
 */
export interface PhotoCrop {
  /** Part of the straightened photo, as shares of the upright photo's width and height from 0 to 1; null for all. */
  readonly crop: Box | null;
  /** Quarter turns clockwise. */
  readonly turn: 0 | 1 | 2 | 3;
  /** Left and right exchanged after the turn. */
  readonly mirror: boolean;
  /** Degrees clockwise around the upright photo's centre, before the turn and the mirror; in 0.1 steps. */
  readonly straighten: number;
}

export const NO_CROP: PhotoCrop = { crop: null, turn: 0, mirror: false, straighten: 0 };

/** Largest angle, degrees. */
export const MAX_STRAIGHTEN = 15;
const STEPS_PER_DEGREE = 10;

/** True if the frame shows the photo as it is. */
export function isUncropped({ crop, turn, mirror, straighten }: PhotoCrop): boolean {
  return crop === null && turn === 0 && !mirror && straighten === 0;
}

/** Reads a stored crop; invalid parts are left out. */
export function restoreCrop(stored: unknown): PhotoCrop {
  if (typeof stored !== "object" || stored === null) return NO_CROP;
  const { crop, turn, mirror, straighten } = stored as Readonly<Record<string, unknown>>;
  return {
    crop: restoreBox(crop),
    turn: TURNS.find((one) => one === turn) ?? 0,
    mirror: mirror === true,
    straighten: typeof straighten === "number" ? clampedAngle(straighten) : 0,
  };
}

const TURNS = [0, 1, 2, 3] as const;

/** Rounds an angle to steps of 0.1 degrees within its range. */
export function clampedAngle(degrees: number): number {
  if (!Number.isFinite(degrees)) return 0;
  const rounded = Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE;
  return Math.min(MAX_STRAIGHTEN, Math.max(-MAX_STRAIGHTEN, rounded)) + 0;
}

function restoreBox(stored: unknown): Box | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { x, y, width, height } = stored as Readonly<Record<string, unknown>>;
  if (!isShare(x) || !isShare(y) || !isShare(width) || !isShare(height)) return null;
  return width > 0 && height > 0 && x + width <= 1 && y + height <= 1 ? { x, y, width, height } : null;
}

function isShare(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value <= 1;
}

/** Turns a crop by a quarter as it is seen: the other way round in a mirror. */
export function turnedBy(crop: PhotoCrop, quarters: 1 | -1): PhotoCrop {
  const turn = TURNS[(crop.turn + (crop.mirror ? -quarters : quarters) + 4) % 4] ?? 0;
  return { ...crop, turn };
}

/** The shown part of an upright photo in whole pixels, at least one; without the empty corners of a straightened photo. */
export function cropPixels({ crop, straighten }: Pick<PhotoCrop, "crop" | "straighten">, photo: Size): Box {
  const { width, height } = photo;
  const part = crop === null ? { x: 0, y: 0, width, height } : inPixels(crop, photo);
  return straighten === 0 ? part : insideStraightened(part, straighten, photo);
}

function inPixels(crop: Box, { width, height }: Size): Box {
  const [left, right] = span(crop.x, crop.width, width);
  const [top, bottom] = span(crop.y, crop.height, height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function span(start: number, share: number, length: number): readonly [from: number, to: number] {
  const from = Math.min(length - 1, Math.round(start * length));
  return [from, Math.min(length, Math.max(from + 1, Math.round((start + share) * length)))];
}

/** Converts a part in pixels to its photo's shares. */
export function cropShares({ x, y, width, height }: Box, photo: Size): Box {
  return { x: x / photo.width, y: y / photo.height, width: width / photo.width, height: height / photo.height };
}

/** The largest centred part of a photo with a ratio, in whole pixels. */
export function centredCrop(ratio: number, photo: Size): Box {
  const width = Math.max(1, Math.min(photo.width, Math.round(photo.height * ratio)));
  const height = Math.max(1, Math.min(photo.height, Math.round(photo.width / ratio)));
  return { x: Math.floor((photo.width - width) / 2), y: Math.floor((photo.height - height) / 2), width, height };
}
