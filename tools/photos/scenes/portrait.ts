import { fractal, smooth } from "./noise.ts";
import { type Colour, type Scene, add, blend, brighten, put, step } from "./shading.ts";

/** A head before a blurred background: smooth skin, fine hair, soft discs of light. */
const ROOM: Colour = [0.24, 0.23, 0.21];
const SKIN: Colour = [0.78, 0.58, 0.48];
const HAIR: Colour = [0.2, 0.13, 0.09];
const COAT: Colour = [0.17, 0.2, 0.27];
const LIGHT: Colour = [0.55, 0.45, 0.3];

export const portrait: Scene =
  ({ aspect }) =>
  (x, y, into) => {
    const u = x - aspect / 2;
    backdrop(x, y, into);
    const body = Math.hypot(u / 0.52, (y - 1.12) / 0.4);
    if (body < 1) put(into, COAT, 0.8 + 0.5 * fractal(x * 160, y * 160, 3, 361));
    const hair = Math.hypot(u / 0.25, (y - 0.4) / 0.31) + 0.05 * smooth(Math.atan2(u, y) * 60, y * 4, 362);
    if (hair < 1) put(into, HAIR, 0.7 + 1.4 * Math.max(0, smooth(u * 420 + 30 * y * y, y * 6, 363)));
    const face = Math.hypot(u / 0.17, (y - 0.45) / 0.235);
    blend(into, SKIN, step(1.02, 0.97, face));
    if (face < 1) features(u, y, into);
    brighten(into, 1.1 - 0.35 * step(-0.1, 0.25, u));
  };

function backdrop(x: number, y: number, into: Float64Array): void {
  put(into, ROOM, 1 + 0.5 * fractal(x * 1.5, y * 1.5, 3, 364));
  for (let n = 0; n < 9; n += 1) {
    const distance = Math.hypot(x - 0.17 * n - 0.05, y - 0.2 - 0.4 * Math.abs(smooth(n * 1.7, 0.5, 365)));
    add(into, LIGHT, 0.5 * step(0.07, 0.062, distance));
  }
}

function features(u: number, y: number, into: Float64Array): void {
  brighten(into, 1 + 0.05 * fractal(u * 260, y * 260, 3, 366));
  const eye = Math.hypot((Math.abs(u) - 0.07) / 0.03, (y - 0.42) / 0.014);
  if (eye < 1) put(into, eye < 0.45 ? [0.1, 0.08, 0.07] : [0.88, 0.86, 0.84]);
  if (Math.hypot(u / 0.06, (y - 0.575) / 0.015) < 1) put(into, [0.66, 0.34, 0.32]);
}
