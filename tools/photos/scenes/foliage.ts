import { fractal, smooth, unit } from "./noise.ts";
import { type Colour, type Scene, brighten, put, step } from "./shading.ts";

/** Leaves against the light: fine detail with hard edges everywhere. */
const SHADOW: Colour = [0.05, 0.08, 0.03];
const LEAVES: readonly Colour[] = [
  [0.3, 0.45, 0.12],
  [0.42, 0.52, 0.16],
  [0.2, 0.36, 0.1],
  [0.55, 0.58, 0.2],
];
/** Leaves per picture height, in layers from the farthest. */
const LAYERS = [70, 48, 30] as const;

export const foliage: Scene = () => (x, y, into) => {
  put(into, SHADOW, 1 + fractal(x * 30, y * 30, 5, 320));
  LAYERS.forEach((scale, layer) => leaf(x * scale, y * scale, layer, into));
  brighten(into, 0.75 + 0.6 * step(-0.3, 0.4, fractal(x * 3, y * 3, 4, 321)));
};

/** Paints the leaf of a cell, if it has one here. */
function leaf(x: number, y: number, layer: number, into: Float64Array): void {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const seed = 330 + layer * 8;
  if (unit(column, row, seed) < 0.3) return;
  const turn = unit(column, row, seed + 1) * Math.PI;
  const [dx, dy] = [x - column - 0.5, y - row - 0.5];
  const along = dx * Math.cos(turn) + dy * Math.sin(turn);
  const across = dy * Math.cos(turn) - dx * Math.sin(turn);
  const half = 0.26 * (1 - (2 * along) ** 2);
  if (half <= 0 || Math.abs(across) > half * (1 + 0.1 * smooth(along * 40, column, seed + 2))) return;
  const colour = LEAVES[Math.floor(unit(column, row, seed + 3) * LEAVES.length)] ?? SHADOW;
  const vein = step(0.03, 0.008, Math.abs(across)) + 0.5 * step(0.25, 0.05, Math.abs(((along * 9) % 1) - across * 3));
  put(into, colour, 0.7 + 0.5 * unit(column, row, seed + 4) + 0.25 * vein + 0.3 * across);
}
