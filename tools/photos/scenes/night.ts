import { fractal, unit } from "./noise.ts";
import { type Colour, type Scene, add, put, step } from "./shading.ts";

/** A town across water at night: nearly black, with windows, lamps and their glow. */
const SKY: Colour = [0.02, 0.025, 0.045];
const WALL: Colour = [0.035, 0.032, 0.035];
const LAMP: Colour = [1, 0.72, 0.4];
const WINDOW: Colour = [0.9, 0.75, 0.5];
const SHORE = 0.62;
/** Lamps per picture height. */
const LAMPS = 9;

export const night: Scene = () => (x, y, into) => {
  const mirrored = y > SHORE;
  const ripple = mirrored ? 0.012 * fractal(x * 8, y * 90, 4, 340) : 0;
  town(x + ripple, mirrored ? 2 * SHORE - y : y, into);
  if (mirrored) put(into, [into[0]!, into[1]!, into[2]!], 0.5 + 0.4 * fractal(x * 12, y * 140, 3, 341));
};

function town(x: number, y: number, into: Float64Array): void {
  put(into, SKY, 1 + 1.5 * y);
  const house = Math.floor(x * 14);
  const roof = SHORE - 0.08 - 0.22 * unit(house, 0, 342);
  if (y > roof) {
    put(into, WALL, 0.7 + 0.6 * unit(house, 1, 343));
    window(x, y, into);
  }
  const lamp = (Math.floor(x * LAMPS) + 0.5) / LAMPS;
  const distance = Math.hypot(x - lamp, y - SHORE + 0.03);
  add(into, LAMP, Math.min(1.2, 0.00006 / (distance * distance + 0.00003)) + 0.25 * step(0.12, 0, distance) ** 3);
}

function window(x: number, y: number, into: Float64Array): void {
  const [column, row] = [Math.floor(x * 110), Math.floor(y * 80)];
  const [across, down] = [x * 110 - column, y * 80 - row];
  const isLit = unit(column, row, 344) > 0.8;
  if (isLit && across > 0.3 && down > 0.35) put(into, WINDOW, 0.3 + 0.7 * unit(column, row, 345));
}
