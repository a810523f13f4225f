/** Repeatable noise: integer arithmetic, so that a seed gives the same picture on every machine. */

/** Hashes two lattice coordinates and a seed to 32 bits. */
export function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Hashes to a number from 0 up to 1. */
export function unit(x: number, y: number, seed: number): number {
  return hash(x, y, seed) / 0x1_0000_0000;
}

const SIDE = 256;
const TABLE = Float32Array.from({ length: SIDE * SIDE }, (_, n) => unit(n & 255, n >> 8, 77) * 2 - 1);

/** Returns smooth noise from -1 to 1, about one hill per length unit; repeats after 256. */
export function smooth(x: number, y: number, seed: number): number {
  const fx = Math.floor(x);
  const fy = Math.floor(y);
  const tx = ease(x - fx);
  const ty = ease(y - fy);
  const shift = Math.imul(seed, 0x9e37);
  const left = (fx + shift) & 255;
  const right = (left + 1) & 255;
  const above = ((fy + (shift >> 5)) & 255) << 8;
  const below = (above + SIDE) & 0xffff;
  const a = TABLE[above + left]!;
  const c = TABLE[below + left]!;
  const top = a + (TABLE[above + right]! - a) * tx;
  const bottom = c + (TABLE[below + right]! - c) * tx;
  return top + (bottom - top) * ty;
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

/** Adds octaves of smooth noise, each twice as fine and half as strong; about -1 to 1. */
export function fractal(x: number, y: number, octaves: number, seed: number): number {
  let sum = 0;
  let strength = 0.5;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += strength * smooth(x * scale, y * scale, seed + octave * 31);
    strength *= 0.5;
    scale *= 2.03;
  }
  return sum;
}
