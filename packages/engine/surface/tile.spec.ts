import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { surfacePeriod, surfaceShades, SURFACE_KINDS, surfaceTile, type SurfaceKind } from "./index.ts";

const kind = fc.constantFrom<SurfaceKind>(...SURFACE_KINDS);
const channel = fc.integer({ min: 0, max: 255 });

const meanOf = (values: Int8Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mean difference between neighbours across, in one column. */
function stepAt(tile: Int8Array, width: number, column: number): number {
  let sum = 0;
  for (let row = 0; row < tile.length; row += width)
    sum += Math.abs(tile[row + column]! - tile[row + ((column + 1) % width)]!);
  return (sum * width) / tile.length;
}

describe("A surface's period", () => {
  it.each([
    { base: 5000, step: { width: 16, height: 16 }, period: { width: 1008, height: 1008 } },
    { base: 5000, step: { width: 16, height: 8 }, period: { width: 1008, height: 1000 } },
    { base: 5000, step: { width: 8, height: 8 }, period: { width: 1000, height: 1000 } },
    { base: 400, step: { width: 16, height: 16 }, period: { width: 128, height: 128 } },
    { base: 10, step: { width: 32, height: 8 }, period: { width: 128, height: 128 } },
    { base: 700, step: { width: 24, height: 24 }, period: { width: 144, height: 144 } },
  ])("is a fifth of $base in steps of $step.width x $step.height, and at least 128", ({ base, step, period }) => {
    expect(surfacePeriod(base, step)).toEqual(period);
  });
});

describe("A surface", () => {
  it("keeps the mean of each channel within 0.2 of a level, and every sample in its range", () => {
    fc.assert(
      fc.property(kind, fc.integer({ min: 0, max: 100 }), fc.tuple(channel, channel, channel), (one, depth, colour) => {
        const tile = surfaceTile(surfaceShades(one), { width: 128, height: 144 }, { kind: one, depth, colour });
        expect(Math.abs(meanOf(tile))).toBeLessThan(0.2);
        const levels = [...new Set(tile)];
        expect(Math.min(...colour) + Math.min(...levels)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...colour) + Math.max(...levels)).toBeLessThanOrEqual(255);
      }),
      { numRuns: 30 },
    );
  });

  it.each(SURFACE_KINDS)("%s has no seam where its tile repeats", (one) => {
    const [width, height] = [512, 512];
    const tile = surfaceTile(surfaceShades(one), { width, height }, { kind: one, depth: 40, colour: [128, 128, 128] });
    const steps = Array.from({ length: width }, (_, column) => stepAt(tile, width, column));
    const seam = steps[width - 1]!;
    expect(seam).toBeLessThanOrEqual(Math.max(...steps.slice(0, -1)));
    expect(seam).toBeGreaterThanOrEqual(Math.min(...steps.slice(0, -1)));
  });

  it.each([
    [0, 0],
    [40, 3.2],
    [100, 8],
  ])("of depth %i changes grey by %f levels, one standard deviation", (depth, levels) => {
    const tile = surfaceTile(
      surfaceShades("rag"),
      { width: 512, height: 512 },
      { kind: "rag", depth, colour: [128, 128, 128] },
    );
    const deviation = Math.sqrt(tile.reduce((sum, value) => sum + value * value, 0) / tile.length);
    expect(Math.abs(deviation - levels)).toBeLessThan(0.15);
  });

  it.each([
    [255, 255, 255],
    [0, 0, 0],
  ] as const)("leaves %i, %i, %i as it is, which has no room for light and shade", (...colour) => {
    const tile = surfaceTile(
      surfaceShades("linen"),
      { width: 128, height: 128 },
      { kind: "linen", depth: 100, colour },
    );
    expect(tile.every((value) => value === 0)).toBe(true);
  });

  it.each([128, 300, 512, 1008, 2000])("at a period of %i px keeps its contrast within its detail", (side) => {
    const tile = surfaceTile(
      surfaceShades("kozo"),
      { width: side, height: side },
      { kind: "kozo", depth: 40, colour: [128, 128, 128] },
    );
    const deviation = Math.sqrt(tile.reduce((sum, value) => sum + value * value, 0) / tile.length);
    expect(deviation).toBeGreaterThan(side < 512 ? 1 : 2.4);
    expect(deviation).toBeLessThan(4);
  });
});
