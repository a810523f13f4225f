import { cosine } from "./arithmetic.ts";
import { noise } from "./noise.ts";
import { randomFrom } from "./random.ts";
import { type Relief, relief, RELIEF_SIZE } from "./relief.ts";

/** Height by which a thread rises over the one that it crosses, against its radius. */
const RISE = 0.55;
/** Height of slubs, the thicker parts of a spun thread. */
const SLUB = 0.5;

/**
 * Plain weave: each thread alternately passes over and under those that it crosses.
 * @param threads even count of threads in each direction
 * @param irregular spread of the threads' widths around 1
 */
export function weave(threads: number, irregular: number, seed: number): Relief {
  const random = randomFrom(seed);
  const widths = (): number[] => Array.from({ length: threads }, () => 1 + (random() - 0.5) * irregular);
  const [warpWidths, weftWidths] = [widths(), widths()];
  const [weftSlubs, warpSlubs] = [noise(8, threads, seed + 1), noise(threads, 8, seed + 2)];
  return relief((x, y) => {
    const [across, down] = [(x * threads) / RELIEF_SIZE, (y * threads) / RELIEF_SIZE];
    const [column, row] = [Math.floor(across), Math.floor(down)];
    const [dx, dy] = [across - column - 0.5, down - row - 0.5];
    const over = (column + row) % 2 === 0 ? -RISE : RISE;
    const at = y * RELIEF_SIZE + x;
    const warp = round(dx) * warpWidths[column]! + over * cosine(dy / 2) + SLUB * warpSlubs[at]!;
    const weft = round(dy) * weftWidths[row]! - over * cosine(dx / 2) + SLUB * weftSlubs[at]!;
    return Math.max(warp, weft);
  });
}

/** A round thread's height at −0.5 to 0.5 from its middle. */
function round(distance: number): number {
  return Math.sqrt(Math.max(0, 1 - 4 * distance * distance));
}
