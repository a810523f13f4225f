import { fractal, smooth } from "./noise.ts";
import { type Colour, type Scene, add, blend, brighten, put, step } from "./shading.ts";

/** Posts in a sea smoothed by a long exposure, with streaked clouds. */
const ZENITH: Colour = [0.3, 0.38, 0.47];
const LOW_SKY: Colour = [0.93, 0.87, 0.8];
const CLOUD: Colour = [0.95, 0.93, 0.92];
const WATER: Colour = [0.36, 0.46, 0.51];
const WOOD: Colour = [0.19, 0.165, 0.145];
const HORIZON = 0.46;

/** Each post's middle, half width, top and foot, nearest last. */
const POSTS = [9, 8, 7, 6, 5, 4, 3, 2, 1].map((far) => {
  const scale = 1.5 / (far + 0.5);
  return {
    middle: 0.54 - 0.3 * scale,
    half: 0.019 * scale,
    top: HORIZON + 0.02 - 0.11 * scale,
    foot: HORIZON + 0.4 * scale,
  };
});

export const sea: Scene =
  ({ aspect }) =>
  (x, y, into) => {
    const u = x / aspect;
    if (y < HORIZON) sky(u, y, into);
    else water(u, y, into);
    if (y < HORIZON && HORIZON - y < headland(u)) blend(into, [0.5, 0.54, 0.58], 0.8);
    for (const post of POSTS) {
      if (y < post.top - 0.02 || Math.abs(u - post.middle) > 1.1 * post.half) continue;
      const wobble = 0.06 * post.half * smooth(u * 9, y * 30, 8);
      const across = (u - post.middle + wobble) / post.half;
      if (Math.abs(across) < 1) wood(across, y, post, into);
    }
  };

function headland(u: number): number {
  return 0.035 * step(0.6, 0.95, u) + 0.012 * step(0.58, 0.7, u) * (1 + fractal(u * 30, 1, 5, 12));
}

/** Paints a sky with clouds converging at a vanishing point on the horizon. */
function sky(u: number, y: number, into: Float64Array): void {
  put(into, ZENITH);
  blend(into, LOW_SKY, step(0, HORIZON, y) ** 1.4);
  const distance = 0.12 / (HORIZON + 0.06 - y);
  const streak = fractal((u - 0.62) * distance * 9, distance * 1.1, 5, 21) + 0.25 * fractal(u * 14, y * 60, 3, 22);
  blend(into, CLOUD, 0.75 * step(-0.12, 0.5, streak));
}

function water(u: number, y: number, into: Float64Array): void {
  put(into, LOW_SKY);
  const near = (y - HORIZON) / (1 - HORIZON);
  blend(into, WATER, step(0, 0.7, near) * 0.85 + 0.05);
  add(into, [1, 1, 1], (0.03 + 0.09 * near) * fractal(u * 5, 16 / (near + 0.08), 5, 30));
  add(into, [1, 1, 1], 0.05 * near * smooth(u * 90, y * 260, 31));
}

interface Post {
  readonly top: number;
  readonly foot: number;
}

function wood(across: number, y: number, post: Post, into: Float64Array): void {
  const mirrored = y > post.foot;
  const height = mirrored ? 2 * post.foot - y : y;
  if (height < post.top + 0.006 * smooth(across * 3, post.foot * 40, 5)) return;
  const light = 0.65 + 0.5 * Math.sqrt(1 - across * across) + 0.25 * across;
  const grain = 1 + 0.8 * fractal(across * 9 + post.foot * 50, height * 40, 5, 7);
  const before: Colour = [into[0]!, into[1]!, into[2]!];
  put(into, WOOD, light * grain);
  brighten(into, 1 - 0.5 * step(post.foot - 0.08, post.foot, height));
  const edge = step(1, 0.9, Math.abs(across));
  blend(into, before, 1 - edge * (mirrored ? 0.55 * Math.exp(-(y - post.foot) * 7) : 1));
}
