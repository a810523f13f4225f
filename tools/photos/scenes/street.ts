import { fractal, smooth, unit } from "./noise.ts";
import { type Colour, type Scene, add, blend, brighten, put, step } from "./shading.ts";

/** A brick and paving street in one-point perspective: hard edges and fine texture everywhere. */
const SKY: Colour = [0.72, 0.82, 0.93];
const BRICK: Colour = [0.56, 0.3, 0.22];
const MORTAR: Colour = [0.7, 0.66, 0.6];
const PLASTER: Colour = [0.85, 0.79, 0.66];
const STONE: Colour = [0.5, 0.49, 0.47];
const GLASS: Colour = [0.16, 0.2, 0.25];
const FRAME: Colour = [0.9, 0.89, 0.85];
const FAR_AIR: Colour = [0.82, 0.85, 0.88];

export const street: Scene =
  ({ aspect }) =>
  (x, y, into) => {
    const right = (x - aspect * 0.58) * 1.25;
    const up = 0.6 - y;
    const toWall = 1 / Math.max(1e-6, Math.abs(right));
    const toGround = up < 0 ? 0.42 / -up : Infinity;
    const depth = Math.min(toWall, toGround);
    if (toGround <= toWall) paving(right * depth, depth, into);
    else if (up * depth > roof(depth, right > 0)) return sky(x, y, into);
    else wall(depth, up * depth, right > 0, into);
    blend(into, FAR_AIR, 1 - Math.exp(-Math.max(0, depth - 3) * 0.035));
  };

function sky(x: number, y: number, into: Float64Array): void {
  put(into, SKY);
  blend(into, [0.98, 0.97, 0.95], 0.8 * step(0, 0.5, fractal(x * 2, y * 3.5, 6, 51)));
  add(into, [0.2, 0.15, 0.08], step(0.2, 0.6, y));
}

/** Returns the roof line; a house is four depth units. */
function roof(depth: number, right: boolean): number {
  return 1.5 + 0.9 * unit(Math.floor(depth / 4), right ? 1 : 0, 52);
}

function wall(depth: number, height: number, right: boolean, into: Float64Array): void {
  const house = Math.floor(depth / 4);
  const bricks = unit(house, right ? 3 : 2, 53) > 0.35;
  const detail = Math.exp(-depth * 0.12);
  if (bricks) masonry(depth, height, detail, into);
  else put(into, PLASTER, 1 + 0.25 * fractal(depth * 7, height * 7, 6, 54));
  opening(depth, height, into);
  brighten(into, (right ? 0.52 : 1.02) * (0.8 + 0.2 * step(-0.42, 0, height)));
}

/** Paints brick courses with individual tones, merging into one colour in the distance. */
function masonry(depth: number, height: number, detail: number, into: Float64Array): void {
  const course = Math.floor(height / 0.05);
  const along = depth / 0.16 + (course & 1) * 0.5;
  const joint = Math.min(fold(along) * 0.16, fold(height / 0.05) * 0.05);
  const tone = 0.75 + 0.5 * unit(Math.floor(along), course, 55) + 0.35 * fractal(depth * 60, height * 60, 4, 56);
  put(into, BRICK, 1 + (tone - 1) * detail);
  blend(into, MORTAR, step(0.006, 0.003, joint) * detail);
}

/** Distance to the nearest whole number. */
function fold(value: number): number {
  return Math.abs(value - Math.round(value));
}

/** Windows with frames and glazing bars above the ground floor. */
function opening(depth: number, height: number, into: Float64Array): void {
  const across = fold(depth + 0.5) * 2;
  const storey = Math.abs(((height + 1.34) % 0.72) - 0.36);
  if (height < 0.02 || across > 0.5 || storey > 0.24) return;
  if (across > 0.44 || storey > 0.21 || across < 0.025 || Math.abs(storey - 0.08) < 0.012) return put(into, FRAME);
  put(into, GLASS, 1 + 1.2 * step(-0.1, 0.4, smooth(depth * 3, height * 4, 57)) + 0.3 * height);
}

function paving(across: number, depth: number, into: Float64Array): void {
  const kerb = Math.abs(across) > 0.62;
  const slab = kerb ? 0.3 : 0.11;
  const row = Math.floor(depth / slab);
  const along = across / slab + (row & 1) * 0.5;
  const joint = Math.min(fold(along), fold(depth / slab)) * slab;
  const detail = Math.exp(-depth * 0.16);
  const tone = 0.35 * (unit(Math.floor(along), row, 58) - 0.5) + 0.4 * fractal(across * 50, depth * 50, 4, 59);
  put(into, STONE, (kerb ? 1.25 : 0.9) + tone * detail);
  brighten(into, 1 - 0.55 * detail * step(0.012, 0.005, joint));
  brighten(into, across > 0.1 ? 0.62 : 1);
}
