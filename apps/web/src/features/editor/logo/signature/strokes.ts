/** Strokes of a pen and their outlines. */
import { getStroke } from "perfect-freehand";

export interface PenStroke {
  /** Place and pressure, 0 to 1. */
  readonly points: readonly (readonly [x: number, y: number, pressure: number])[];
  /** True for a pen; for others the speed takes the pressure's place. */
  readonly hasPressure: boolean;
}

type Outline = readonly (readonly [x: number, y: number])[];

/** Width of a stroke at medium pressure, in the pad's pixels. */
const WIDTH = 5;

function outlineOf({ points, hasPressure }: PenStroke): Outline {
  const outline = getStroke(
    points.map((point) => [...point]),
    { size: WIDTH, thinning: 0.6, smoothing: 0.5, streamline: 0.4, simulatePressure: !hasPressure, last: true },
  );
  return outline.map(([x, y]) => [x, y]);
}

/** Fills strokes; curves between the middles of an outline's sides hide its corners. */
export function fillStrokes(context: CanvasPath & CanvasDrawPath, strokes: readonly PenStroke[]): void {
  for (const stroke of strokes) {
    const outline = outlineOf(stroke);
    const [first, second] = outline;
    if (first === undefined || second === undefined) continue;
    context.beginPath();
    context.moveTo((first[0] + second[0]) / 2, (first[1] + second[1]) / 2);
    for (const [index, [x, y]] of outline.entries()) {
      if (index === 0) continue;
      const [nextX, nextY] = outline[(index + 1) % outline.length] ?? first;
      context.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
    }
    context.quadraticCurveTo(first[0], first[1], (first[0] + second[0]) / 2, (first[1] + second[1]) / 2);
    context.fill();
  }
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Null without a stroke. */
export function boundsOf(strokes: readonly PenStroke[]): Bounds | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of strokes.flatMap(outlineOf)) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return right > left ? { left, top, width: right - left, height: bottom - top } : null;
}
