import { fractal, smooth } from "./noise.ts";
import { type Colour, type Scene, add, blend, brighten, clamp, put, step } from "./shading.ts";

/** Stoneware on an oak table, light from a window on the left. */
const WALL: Colour = [0.66, 0.64, 0.6];
const OAK: Colour = [0.55, 0.39, 0.25];
const TABLE = 0.7;

interface Vessel {
  readonly middle: number;
  readonly foot: number;
  readonly height: number;
  readonly glaze: Colour;
  /** Half width at a height of 0 (foot) to 1 (rim), in parts of the picture's height. */
  readonly profile: (t: number) => number;
}

const VESSELS: readonly Vessel[] = [
  {
    middle: 0.3,
    foot: 0.8,
    height: 0.56,
    glaze: [0.74, 0.7, 0.62],
    profile: (t) => 0.045 + 0.1 * Math.sin(Math.min(1, t * 1.45) * Math.PI) ** 0.8 + 0.03 * step(0.85, 1, t),
  },
  {
    middle: 0.52,
    foot: 0.84,
    height: 0.3,
    glaze: [0.28, 0.36, 0.42],
    profile: (t) => 0.06 + 0.085 * Math.sin(clamp(t * 0.9 + 0.06) * Math.PI) ** 0.6,
  },
  { middle: 0.7, foot: 0.87, height: 0.14, glaze: [0.66, 0.42, 0.3], profile: (t) => 0.06 + 0.09 * Math.sqrt(t) },
  {
    middle: 0.42,
    foot: 0.91,
    height: 0.15,
    glaze: [0.68, 0.66, 0.24],
    profile: (t) => 0.068 * Math.sqrt(clamp(1 - (2 * t - 1) ** 2)) * (1.25 - 0.75 * step(0.25, 1, t)),
  },
];

export const still: Scene = (aspect) => (x, y, into) => {
  const u = x / aspect;
  if (y < TABLE) wall(u, y, into);
  else table(x, y, into);
  for (const vessel of VESSELS) shade(vessel, u, y, into);
  for (const vessel of VESSELS) draw(vessel, x - vessel.middle * aspect, y, into);
};

function wall(u: number, y: number, into: Float64Array): void {
  put(into, WALL, 1.18 - 0.75 * u);
  add(into, [1, 0.97, 0.9], 0.035 * fractal(u * 40, y * 30, 6, 2));
  const bar = Math.abs(((u * 1.1 + y * 0.35) % 0.24) - 0.12);
  add(into, [0.2, 0.17, 0.11], step(0.1, 0.07, bar) * step(0.62, 0.5, u + y * 0.3) * step(0.03, 0.12, u));
}

function table(x: number, y: number, into: Float64Array): void {
  const depth = 0.5 / (y - TABLE + 0.28);
  const rings = smooth(x * depth * 2.2, depth * 60, 9) + 0.6 * fractal(x * depth * 5, depth * 260, 4, 10);
  put(into, OAK, 1.15 - 0.35 * (x / 1.5));
  brighten(into, 1 + 0.22 * rings);
  brighten(into, 0.72 + 0.28 * step(TABLE, TABLE + 0.015, y));
}

/** A soft shadow on the table, away from the window. */
function shade(vessel: Vessel, u: number, y: number, into: Float64Array): void {
  if (y < TABLE) return;
  const across = (u - vessel.middle - 0.07) / 0.15;
  const down = (y - vessel.foot + 0.01) / 0.035;
  brighten(into, 1 - 0.55 * Math.exp(-(across * across) - down * down));
}

function draw(vessel: Vessel, x: number, y: number, into: Float64Array): void {
  const bow = (x * x) / 0.9;
  const t = (vessel.foot - bow - y) / vessel.height;
  if (t < 0 || t > 1) return;
  const half = vessel.profile(t);
  const across = x / half;
  if (Math.abs(across) > 1) return;
  const edge = step(1, 0.985, Math.abs(across));
  const facing = Math.sqrt(1 - across * across);
  const light = 0.2 + 0.95 * step(-0.55, 1, 0.75 * -across + 0.5 * facing) + 0.1 * step(0.6, 1, across);
  const speckle = 1 + 0.1 * fractal(across * 6 + vessel.foot * 90, t * 18, 5, 15) - 0.3 * step(0.62, 0.8, smooth(x * 260, y * 260, 16));
  const colour: Colour = [vessel.glaze[0] * light * speckle, vessel.glaze[1] * light * speckle, vessel.glaze[2] * light * speckle];
  blend(into, colour, edge);
  add(into, [1, 0.98, 0.94], 0.5 * Math.exp(-(((across + 0.45) / 0.12) ** 2) - ((t - 0.62) / 0.16) ** 2));
}
