/** Largest values in square windows (van Herk 1992, Gil and Werman 1993): the window's size costs nothing. */
import type { Size } from "../layout/geometry.ts";

export type Plane = Float32Array<ArrayBuffer>;

/**
 * Closes a plane (dilation, then erosion): dark details that a window can't lie in take the brightness around them; larger dark areas and
 * their edges stay.
 * @param reach pixels from a window's middle to its edges
 */
export function closed(plane: Plane, size: Size, reach: number): Plane {
  return negative(dilated(negative(dilated(plane, size, reach)), size, reach));
}

function negative(plane: Plane): Plane {
  for (let at = 0; at < plane.length; at += 1) plane[at] = -(plane[at] ?? 0);
  return plane;
}

/** Returns a new plane. */
function dilated(plane: Plane, { width, height }: Size, reach: number): Plane {
  const across = new Float32Array(plane.length);
  const down = new Float32Array(plane.length);
  const buffers = newBuffers(Math.max(width, height), reach);
  for (let y = 0; y < height; y += 1) dilateLine(plane, across, buffers, { start: y * width, step: 1, count: width });
  for (let x = 0; x < width; x += 1) dilateLine(across, down, buffers, { start: x, step: width, count: height });
  return down;
}

interface Line {
  readonly start: number;
  readonly step: number;
  readonly count: number;
}

interface Buffers {
  readonly reach: number;
  readonly values: Plane;
  /** Largest values since the window's last multiple, and until the next. */
  readonly since: Plane;
  readonly until: Plane;
}

function newBuffers(longest: number, reach: number): Buffers {
  const length = longest + 4 * reach + 2;
  return {
    reach,
    values: new Float32Array(length),
    since: new Float32Array(length),
    until: new Float32Array(length),
  };
}

/** Windows end with the line. */
function dilateLine(from: Plane, to: Plane, { reach, values, since, until }: Buffers, line: Line): void {
  const { start, step, count } = line;
  const window = 2 * reach + 1;
  const end = Math.ceil((count + 2 * reach) / window) * window;
  for (let at = 0; at < end; at += 1) {
    const inside = Math.min(Math.max(at - reach, 0), count - 1);
    values[at] = from[start + inside * step] ?? 0;
  }
  for (let first = 0; first < end; first += window) {
    let largest = -Infinity;
    for (let at = first; at < first + window; at += 1) since[at] = largest = larger(largest, values[at] ?? 0);
    largest = -Infinity;
    for (let at = first + window - 1; at >= first; at -= 1) until[at] = largest = larger(largest, values[at] ?? 0);
  }
  for (let at = 0; at < count; at += 1) to[start + at * step] = larger(until[at] ?? 0, since[at + window - 1] ?? 0);
}

/** Math.max took most of the time. */
function larger(one: number, other: number): number {
  return one > other ? one : other;
}
