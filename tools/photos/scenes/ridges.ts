import { fractal, smooth } from "./noise.ts";
import { type Colour, type Scene, add, blend, clamp, put, step } from "./shading.ts";

/** Mountain ranges behind each other, mist between them, the sun just above the last. */
const SKY: Colour = [0.62, 0.7, 0.8];
const HORIZON: Colour = [0.98, 0.86, 0.72];
const SUN: Colour = [0.5, 0.34, 0.16];
const FOREST: Colour = [0.07, 0.1, 0.085];
const HAZE: Colour = [0.83, 0.78, 0.76];
const RANGES = 7;

export const ridges: Scene = (aspect) => (x, y, into) => {
  const range = frontRange(x, y);
  if (range === 0) {
    sky(x / aspect, y, into);
    add(into, [1, 1, 1], 0.05 * fractal(x * 3, y * 14, 4, 5) * step(0.5, 0.1, y));
    return;
  }
  const depth = range / RANGES;
  const below = y - crest(x, range);
  put(into, HAZE);
  blend(into, FOREST, 0.12 + 0.84 * depth ** 1.5);
  const relief = fractal(x * 22 + range * 9, y * 30, 5, 40 + range);
  add(into, [0.9, 1, 0.8], 0.2 * depth * relief);
  const mist = step(0.02, 0.2, below) * (1 - depth * 0.55) * (0.8 + 0.5 * smooth(x * 4, y * 9, range));
  blend(into, HORIZON, clamp(mist));
};

function sky(x: number, y: number, into: Float64Array): void {
  put(into, SKY);
  blend(into, HORIZON, step(0, 0.42, y));
  const glow = Math.hypot((x - 0.68) * 1.4, y - 0.26);
  add(into, SUN, Math.exp(-glow * 7) + 0.5 * Math.exp(-glow * 2.5));
}

/** The nearest range that covers the place, 0 for none. */
function frontRange(x: number, y: number): number {
  for (let range = RANGES; range > 0; range--) {
    const least = 0.2 + 0.1 * range - 0.16;
    if (y > least && y > crest(x, range)) return range;
  }
  return 0;
}

/** Where a range's upper edge lies; trees stand on the nearer ones. */
function crest(x: number, range: number): number {
  const wide = fractal(x * (0.9 + 0.22 * range) + range * 17, range, 6, 60 + range);
  const near = range / RANGES;
  const trees = near > 0.5 ? near * 0.012 * Math.abs(smooth(x * 170, range, 3) + 0.7 * smooth(x * 410, range, 4)) : 0;
  return 0.2 + 0.105 * range + 0.2 * wide * (1.1 - 0.4 * near) - trees;
}
