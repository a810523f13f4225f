/**
 * EXIF orientations (Exif 2.32 §4.6.4 A, tag 0x0112): from stored rows and columns to the upright picture, and back.
 */
import type { Box, Size } from "@matte/engine";

/** Clockwise degrees, then mirrored left to right if `flip`: WebCodecs' VideoFrame terms. */
export interface Rotation {
  readonly rotation: 0 | 90 | 180 | 270;
  readonly flip: boolean;
}

const ROTATIONS: Readonly<Record<number, Rotation>> = {
  1: { rotation: 0, flip: false },
  2: { rotation: 0, flip: true },
  3: { rotation: 180, flip: false },
  4: { rotation: 180, flip: true },
  5: { rotation: 90, flip: true },
  6: { rotation: 90, flip: false },
  7: { rotation: 270, flip: true },
  8: { rotation: 270, flip: false },
};

const UPRIGHT: Rotation = { rotation: 0, flip: false };

/** Returns the rotation that makes a stored picture upright; none for values outside the eight. */
export function rotationOf(orientation: number): Rotation {
  return ROTATIONS[orientation] ?? UPRIGHT;
}

/** Converts between upright and stored size: both ways swap the same sides. */
export function orientedSize(orientation: number, { width, height }: Size): Size {
  return rotationOf(orientation).rotation % 180 === 90 ? { width: height, height: width } : { width, height };
}

/** `x' = a x + c y + e`, `y' = b x + d y + f`, in canvas transform order. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Applies transforms one after the other. */
export function combined(...transforms: readonly Affine[]): [...Affine] {
  const [first = IDENTITY, ...others] = transforms;
  return others.reduce<[...Affine]>(
    ([a, b, c, d, e, f], [p, q, r, s, t, u]) => [
      p * a + r * b,
      q * a + s * b,
      p * c + r * d,
      q * c + s * d,
      p * e + r * f + t,
      q * e + s * f + u,
    ],
    [...first],
  );
}

const IDENTITY: Affine = [1, 0, 0, 1, 0, 0];

/** Returns the transform back. */
export function inverted([a, b, c, d, e, f]: Affine): Affine {
  const area = a * d - b * c;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

export function scaling(across: number, down: number): Affine {
  return [across, 0, 0, down, 0, 0];
}

/** Returns the transform from an upright picture's points to the stored ones. */
export function intoStored(orientation: number, { width, height }: Size): Affine {
  switch (orientation) {
    case 2:
      return [-1, 0, 0, 1, width, 0];
    case 3:
      return [-1, 0, 0, -1, width, height];
    case 4:
      return [1, 0, 0, -1, 0, height];
    case 5:
      return [0, 1, 1, 0, 0, 0];
    case 6:
      return [0, -1, 1, 0, 0, width];
    case 7:
      return [0, -1, -1, 0, height, width];
    case 8:
      return [0, 1, -1, 0, height, 0];
    default:
      return [1, 0, 0, 1, 0, 0];
  }
}

/** Orientations undoing each other; the others undo themselves. */
const INVERSES: Readonly<Record<number, number>> = { 6: 8, 8: 6 };

/** Returns the transform from a stored picture's points to the upright ones. */
export function intoUpright(orientation: number, stored: Size): Affine {
  return intoStored(INVERSES[orientation] ?? orientation, stored);
}

/** Transforms a box into the other picture. */
export function storedBox(to: Affine, { x, y, width, height }: Box): Box {
  const [one, other] = [apply(to, x, y), apply(to, x + width, y + height)];
  const left = Math.min(one.x, other.x);
  const top = Math.min(one.y, other.y);
  return { x: left, y: top, width: Math.abs(other.x - one.x), height: Math.abs(other.y - one.y) };
}

/** Box in the upright picture of a transform from there. */
export function uprightBox([a, b, c, d, e, f]: Affine, box: Box): Box {
  // Rows and columns stay at right angles, so that the transposed matrix is the inverse.
  return storedBox([a, c, b, d, -(a * e + b * f), -(c * e + d * f)], box);
}

function apply([a, b, c, d, e, f]: Affine, x: number, y: number): { readonly x: number; readonly y: number } {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}
