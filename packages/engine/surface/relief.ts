/** Surface heights on a square grid, repeating in both directions. */

/** Cells per side of a relief. */
export const RELIEF_SIZE = 512;

/** Heights row by row, in any unit. */
export type Relief = Float64Array;

/** @param heightAt a cell's height */
export function relief(heightAt: (x: number, y: number) => number): Relief {
  const heights = new Float64Array(RELIEF_SIZE * RELIEF_SIZE);
  for (let y = 0, at = 0; y < RELIEF_SIZE; y += 1)
    for (let x = 0; x < RELIEF_SIZE; x += 1, at += 1) heights[at] = heightAt(x, y);
  return heights;
}

/** Stacks one relief on top of others. */
export function stacked(...parts: readonly (readonly [share: number, part: Relief])[]): Relief {
  const sum = new Float64Array(RELIEF_SIZE * RELIEF_SIZE);
  for (const [share, part] of parts) for (let at = 0; at < sum.length; at += 1) sum[at]! += share * part[at]!;
  return sum;
}
