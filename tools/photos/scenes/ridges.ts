import { fractal, smooth } from "./noise.ts";
import { type Colour, type Scene, type View, add, blend, clamp, put, step } from "./shading.ts";

/** Successive mountain ranges with mist between them and the sun just above the farthest. */
const SKY: Colour = [0.62, 0.7, 0.8];
const HORIZON: Colour = [0.98, 0.86, 0.72];
const SUN: Colour = [0.5, 0.34, 0.16];
const FOREST: Colour = [0.07, 0.1, 0.085];
const HAZE: Colour = [0.83, 0.78, 0.76];
const RANGES = 7;

export const ridges: Scene = (view) => {
  const crests = crestsOf(view);
  return (x, y, into) => {
    const column = Math.floor(x * view.height) * RANGES;
    const range = frontRange(crests, column, y);
    if (range === 0) sky(x, x / view.aspect, y, into);
    else mountain(x, y, range, y - crests[column + range - 1]!, into);
  };
};

/** Returns all ranges' upper edges for each pixel column, farthest first. */
function crestsOf({ width, height }: View): Float32Array {
  return Float32Array.from({ length: width * RANGES }, (_, n) => {
    return crest((Math.floor(n / RANGES) + 0.5) / height, (n % RANGES) + 1);
  });
}

/** Paints a slope, hazier the farther it is, with mist at its foot. */
function mountain(x: number, y: number, range: number, below: number, into: Float64Array): void {
  const depth = range / RANGES;
  put(into, HAZE);
  blend(into, FOREST, 0.12 + 0.84 * depth ** 1.5);
  const relief = fractal(x * 22 + range * 9, y * 30, 5, 40 + range);
  const foliage = smooth(x * 520, y * 430, 70) + 0.8 * smooth(x * 1130, y * 910, 71);
  add(into, [0.9, 1, 0.8], depth * (0.2 * relief + 0.035 * depth * foliage));
  const mist = step(0.02, 0.2, below) * (1 - depth * 0.55) * (0.8 + 0.5 * smooth(x * 4, y * 9, range));
  blend(into, HORIZON, clamp(mist));
}

function sky(x: number, u: number, y: number, into: Float64Array): void {
  put(into, SKY);
  blend(into, HORIZON, step(0, 0.42, y));
  const glow = Math.sqrt(((u - 0.68) * 1.4) ** 2 + (y - 0.26) ** 2);
  add(into, SUN, Math.exp(-glow * 7) + 0.5 * Math.exp(-glow * 2.5));
  add(into, [1, 1, 1], 0.05 * fractal(x * 3, y * 14, 4, 5) * step(0.5, 0.1, y));
}

/** Nearest range at a position, 0 for none. */
function frontRange(crests: Float32Array, column: number, y: number): number {
  let range = RANGES;
  while (range > 0 && y <= crests[column + range - 1]!) range--;
  return range;
}

/** Returns a range's upper edge; the nearer ones have trees. */
function crest(x: number, range: number): number {
  const wide = fractal(x * (0.9 + 0.22 * range) + range * 17, range, 6, 60 + range);
  const near = range / RANGES;
  const trees = near > 0.5 ? near * 0.012 * Math.abs(smooth(x * 170, range, 3) + 0.7 * smooth(x * 410, range, 4)) : 0;
  return 0.2 + 0.105 * range + 0.2 * wide * (1.1 - 0.4 * near) - trees;
}
