import { type Relief, RELIEF_SIZE } from "./relief.ts";

/** Shade steps per standard deviation: fine enough for 8 bits at any depth. */
export const SHADES_PER_DEVIATION = 40;
/** Shades are clipped at three deviations: single cells of a fibre would glitter. */
const LIMIT = 3 * SHADES_PER_DEVIATION;

/** A surface's brightness, {@link RELIEF_SIZE} squared, in steps around 0; its mean is 0. */
export type Shades = Int8Array<ArrayBuffer>;

/** Lights a surface from the upper left at a low angle: slopes facing it are bright. */
export function shadesOf(heights: Relief): Shades {
  const slopes = slopesOf(heights);
  let [sum, squares] = [0, 0];
  for (let at = 0; at < slopes.length; at += 1) {
    sum += slopes[at]!;
    squares += slopes[at]! * slopes[at]!;
  }
  const mean = sum / slopes.length;
  const scale = SHADES_PER_DEVIATION / Math.sqrt(squares / slopes.length - mean * mean);
  const shades = new Int8Array(slopes.length);
  for (let at = 0; at < shades.length; at += 1)
    shades[at] = Math.max(-LIMIT, Math.min(LIMIT, Math.round(scale * (slopes[at]! - mean))));
  return shades;
}

/** Rise to the left and up at each cell. */
function slopesOf(heights: Relief): Float64Array {
  const slopes = new Float64Array(heights.length);
  for (let y = 0, at = 0; y < RELIEF_SIZE; y += 1) {
    const [above, below] = [rowAt(y - 1), rowAt(y + 1)];
    const row = rowAt(y);
    for (let x = 0; x < RELIEF_SIZE; x += 1, at += 1) {
      const [left, right] = [(x + RELIEF_SIZE - 1) % RELIEF_SIZE, (x + 1) % RELIEF_SIZE];
      slopes[at] = heights[row + left]! - heights[row + right]! + heights[above + x]! - heights[below + x]!;
    }
  }
  return slopes;
}

function rowAt(y: number): number {
  return ((y + RELIEF_SIZE) % RELIEF_SIZE) * RELIEF_SIZE;
}
