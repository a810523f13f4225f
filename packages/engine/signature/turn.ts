/** Turns ink upright and crops it. */
import type { Size } from "../layout/geometry.ts";
import type { Plane } from "./extremes.ts";

/** The ink's least ratio between variances for a direction. */
const LEAST_RATIO = 2;
/** Angles below this are the hand's own. */
const LEAST_ANGLE = (2.5 * Math.PI) / 180;
/** Pixels around the ink. */
const MARGIN = 2;

/** The main axis' angle, in radians clockwise; 0 for ink without a direction. */
export function inkAngle(alpha: Plane, { width }: Size): number {
  let [sum, x, y, xx, xy, yy] = [0, 0, 0, 0, 0, 0];
  for (let at = 0; at < alpha.length; at += 1) {
    const weight = alpha[at] ?? 0;
    if (weight === 0) continue;
    const [column, row] = [at % width, Math.floor(at / width)];
    sum += weight;
    x += weight * column;
    y += weight * row;
    xx += weight * column * column;
    xy += weight * column * row;
    yy += weight * row * row;
  }
  const across = xx / sum - (x / sum) ** 2;
  const down = yy / sum - (y / sum) ** 2;
  const both = xy / sum - (x / sum) * (y / sum);
  const root = Math.hypot((across - down) / 2, both);
  const middle = (across + down) / 2;
  const angle = Math.atan2(2 * both, across - down) / 2;
  return middle + root < LEAST_RATIO * (middle - root) || Math.abs(angle) < LEAST_ANGLE ? 0 : angle;
}

export interface Turned extends Size {
  readonly alpha: Plane;
  /** The first pixel's place in the photo. */
  readonly origin: { readonly x: number; readonly y: number };
}

/** Turns ink counterclockwise by an angle in radians, and crops it. */
export function turned(alpha: Plane, size: Size, angle: number): Turned {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const { left, top, right, bottom } = extentOf(alpha, size, cos, sin);
  const [width, height] = [right - left + 1, bottom - top + 1];
  const result = new Float32Array(width * height);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const [x, y] = [column + left, row + top];
      result[row * width + column] = between(alpha, size, x * cos - y * sin, x * sin + y * cos);
    }
  return { width, height, alpha: result, origin: { x: left * cos - top * sin, y: left * sin + top * cos } };
}

interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function extentOf(alpha: Plane, { width }: Size, cos: number, sin: number): Extent {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < alpha.length; at += 1) {
    if ((alpha[at] ?? 0) === 0) continue;
    const [column, row] = [at % width, Math.floor(at / width)];
    const [x, y] = [column * cos + row * sin, row * cos - column * sin];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return {
    left: Math.floor(left) - MARGIN,
    top: Math.floor(top) - MARGIN,
    right: Math.ceil(right) + MARGIN,
    bottom: Math.ceil(bottom) + MARGIN,
  };
}

/** Bilinear; 0 outside. */
function between(alpha: Plane, { width, height }: Size, x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - column, y - row];
  const at = (dx: number, dy: number): number => {
    const [px, py] = [column + dx, row + dy];
    return px < 0 || py < 0 || px >= width || py >= height ? 0 : (alpha[py * width + px] ?? 0);
  };
  const above = at(0, 0) * (1 - right) + at(1, 0) * right;
  return above * (1 - down) + (at(0, 1) * (1 - right) + at(1, 1) * right) * down;
}
