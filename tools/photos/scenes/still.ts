import { fractal, smooth } from "./noise.ts";
import { type Colour, type Scene, add, blend, brighten, clamp, put, step } from "./shading.ts";

/** Stoneware on an oak table, light from a window on the left. */
const WALL: Colour = [0.66, 0.64, 0.6];
const OAK: Colour = [0.55, 0.39, 0.25];
const TABLE = 0.7;

interface Thing {
  readonly middle: number;
  readonly foot: number;
  readonly height: number;
  readonly glaze: Colour;
  /** Half width at a height from 0 (foot) to 1 (rim), as a fraction of the picture's height. */
  readonly profile: (t: number) => number;
  /** True for an open rim, as on vessels but not pears. */
  readonly open: boolean;
}

/** Two merged balls. */
function pear(t: number): number {
  const ball = (middle: number, radius: number, half: number): number => {
    return half * Math.sqrt(clamp(1 - ((t - middle) / radius) ** 2));
  };
  return (ball(0.38, 0.38, 0.074) ** 4 + ball(0.72, 0.28, 0.037) ** 4) ** 0.25;
}

const THINGS: readonly Thing[] = [
  {
    middle: 0.3,
    foot: 0.8,
    height: 0.56,
    glaze: [0.74, 0.7, 0.62],
    profile: (t) => 0.045 + 0.1 * Math.sin(Math.min(1, t * 1.45) * Math.PI) ** 0.8 + 0.03 * step(0.85, 1, t),
    open: true,
  },
  {
    middle: 0.52,
    foot: 0.84,
    height: 0.3,
    glaze: [0.28, 0.36, 0.42],
    profile: (t) => 0.06 + 0.085 * Math.sin(clamp(t * 0.9 + 0.06) * Math.PI) ** 0.6,
    open: true,
  },
  {
    middle: 0.7,
    foot: 0.87,
    height: 0.14,
    glaze: [0.66, 0.42, 0.3],
    profile: (t) => 0.06 + 0.09 * Math.sqrt(t),
    open: true,
  },
  { middle: 0.4, foot: 0.92, height: 0.18, glaze: [0.66, 0.64, 0.26], profile: pear, open: false },
  { middle: 0.59, foot: 0.95, height: 0.17, glaze: [0.72, 0.6, 0.28], profile: pear, open: false },
];

export const still: Scene =
  ({ aspect }) =>
  (x, y, into) => {
    const u = x / aspect;
    if (y < TABLE) wall(u, y, into);
    else table(x, y, into);
    for (const thing of THINGS) shade(thing, u, y, into);
    for (const thing of THINGS) draw(thing, x - thing.middle * aspect, y, into);
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
function shade(thing: Thing, u: number, y: number, into: Float64Array): void {
  if (y < TABLE || Math.abs(u - thing.middle) > 0.5 || Math.abs(y - thing.foot) > 0.15) return;
  const across = (u - thing.middle - 0.07) / 0.15;
  const down = (y - thing.foot + 0.01) / 0.035;
  brighten(into, 1 - 0.55 * Math.exp(-(across * across) - down * down));
}

/** The largest half width. */
const WIDEST = 0.16;

function draw(thing: Thing, x: number, y: number, into: Float64Array): void {
  if (Math.abs(x) > WIDEST || y > thing.foot || y < thing.foot - thing.height - 2 * bow(WIDEST)) return;
  const rim = thing.profile(1);
  if (thing.open && inside(thing, x, y, rim)) put(into, thing.glaze, 0.3 + 0.35 * step(-rim, rim, x));
  const t = (thing.foot - bow(x) - y) / thing.height;
  if (t < 0 || t > 1) return;
  const across = x / thing.profile(t);
  if (Math.abs(across) > 1) return;
  const facing = Math.sqrt(1 - across * across);
  const light = 0.2 + 0.95 * step(-0.55, 1, 0.75 * -across + 0.5 * facing) + 0.1 * step(0.6, 1, across);
  const tone = light * surface(thing, across, t);
  blend(into, [thing.glaze[0] * tone, thing.glaze[1] * tone, thing.glaze[2] * tone], step(1, 0.985, Math.abs(across)));
  add(into, [1, 0.98, 0.94], 0.35 * Math.exp(-(((across + 0.45) / 0.12) ** 2) - ((t - 0.62) / 0.16) ** 2));
}

/** Seen from slightly above, circles are ellipses; the nearer edges sag by this much in the middle. */
function bow(x: number): number {
  return x * x * 1.1;
}

/** True between the rim's nearer and farther edges. */
function inside(thing: Thing, x: number, y: number, rim: number): boolean {
  const sag = bow(rim);
  return (x / rim) ** 2 + ((y - thing.foot + thing.height + sag) / sag) ** 2 < 1;
}

/** Speckles, finer on pears than on stoneware. */
function surface(thing: Thing, across: number, t: number): number {
  const [x, y] = [across * 9 + thing.foot * 90, t * thing.height * 100];
  const cloudy = 0.1 * fractal(x * 0.7, y * 0.7, 5, 15);
  const specks = smooth(x * 3 + y, y * 2.9 - x, 16) + smooth(x * 2.1 - y * 1.7, y * 2.3 + x * 1.9, 17);
  return 1 + cloudy - (thing.open ? 0.3 : 0.12) * step(0.95, 1.15, specks);
}
