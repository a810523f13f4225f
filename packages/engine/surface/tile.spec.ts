import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { surfacePeriod, surfaceShades, SURFACE_KINDS, surfaceTile, type SurfaceKind } from "./index.ts";

const kind = fc.constantFrom<SurfaceKind>(...SURFACE_KINDS);
const channel = fc.integer({ min: 0, max: 255 });

const meanOf = (values: Int8Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Correlation of a line with the next one, which is the first after the last. */
function correlationAt(tile: Int8Array, side: number, line: number, lines: "columns" | "rows"): number {
  const [along, across] = lines === "columns" ? [side, 1] : [1, side];
  const next = (line + 1) % side;
  let [both, one, other] = [0, 0, 0];
  for (let n = 0; n < side; n += 1) {
    const [a, b] = [tile[n * along + line * across]!, tile[n * along + next * across]!];
    both += a * b;
    one += a * a;
    other += b * b;
  }
  return both / Math.sqrt(one * other);
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

  it.each(
    SURFACE_KINDS.flatMap((one) =>
      [512, 360, 1008].flatMap((side) => (["columns", "rows"] as const).map((lines) => [one, side, lines] as const)),
    ),
  )("%s of %i px has no seam between its %s where its tile repeats", (one, side, lines) => {
    const size = { width: side, height: side };
    const tile = surfaceTile(surfaceShades(one), size, { kind: one, depth: 40, colour: [128, 128, 128] });
    const likeness = Array.from({ length: side }, (_, line) => correlationAt(tile, side, line, lines));
    const seam = likeness[side - 1]!;
    expect(seam).toBeLessThanOrEqual(Math.max(...likeness.slice(0, -1)));
    expect(seam).toBeGreaterThanOrEqual(Math.min(...likeness.slice(0, -1)));
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
