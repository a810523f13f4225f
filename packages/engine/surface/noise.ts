import { cosine, sine } from "./arithmetic.ts";
import { randomFrom } from "./random.ts";
import { type Relief, RELIEF_SIZE, stacked } from "./relief.ts";

/** Perlin's fade curve: smooth up to the second derivative at the cells' edges (Perlin 2002). */
function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

/** Places of a relief's cells along one side, in a lattice. */
interface Lattice {
  /** Lattice cell of each place, the one after it, the distance into it, and that distance faded. */
  readonly before: Uint16Array;
  readonly after: Uint16Array;
  readonly into: Float64Array;
  readonly faded: Float64Array;
}

function latticeOf(cells: number): Lattice {
  const places = Array.from({ length: RELIEF_SIZE }, (_, place) => (place * cells) / RELIEF_SIZE);
  const before = Uint16Array.from(places, Math.floor);
  const into = Float64Array.from(places, (place) => place - Math.floor(place));
  return { before, after: before.map((cell) => (cell + 1) % cells), into, faded: into.map(fade) };
}

/**
 * Repeating gradient noise (Perlin 2002).
 * @param columns cells across
 * @param rows cells down
 */
export function noise(columns: number, rows: number, seed: number): Relief {
  const [across, down] = [latticeOf(columns), latticeOf(rows)];
  const { slopesX, slopesY } = gradients(columns * rows, seed);
  const heights = new Float64Array(RELIEF_SIZE * RELIEF_SIZE);
  for (let y = 0, at = 0; y < RELIEF_SIZE; y += 1) {
    const [above, below] = [down.before[y]! * columns, down.after[y]! * columns];
    const [dy, share] = [down.into[y]!, down.faded[y]!];
    for (let x = 0; x < RELIEF_SIZE; x += 1, at += 1) {
      const [left, right, dx] = [across.before[x]!, across.after[x]!, across.into[x]!];
      const a = slopesX[above + left]! * dx + slopesY[above + left]! * dy;
      const b = slopesX[above + right]! * (dx - 1) + slopesY[above + right]! * dy;
      const c = slopesX[below + left]! * dx + slopesY[below + left]! * (dy - 1);
      const d = slopesX[below + right]! * (dx - 1) + slopesY[below + right]! * (dy - 1);
      const top = a + across.faded[x]! * (b - a);
      heights[at] = top + share * (c + across.faded[x]! * (d - c) - top);
    }
  }
  return heights;
}

function gradients(count: number, seed: number): { slopesX: Float64Array; slopesY: Float64Array } {
  const random = randomFrom(seed);
  const turns = Float64Array.from({ length: count }, random);
  return { slopesX: turns.map(cosine), slopesY: turns.map(sine) };
}

/**
 * Adds up noise octaves.
 * @param from cells in the coarsest octave
 * @param to most cells in the finest octave
 * @param gain each octave's share of the one before
 */
export function octaves(from: number, to: number, seed: number, gain: number): Relief {
  const parts: [number, Relief][] = [];
  for (let cells = from, share = 1; cells <= to; cells *= 2, share *= gain)
    parts.push([share, noise(cells, cells, seed + cells)]);
  return stacked(...parts);
}
