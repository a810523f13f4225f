import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cmykProfile, type CmykProfileOptions, printedColour } from "../../../tools/photos/icc/cmyk-profile.ts";
import { displayP3Profile } from "../../../tools/photos/icc/display-p3.ts";
import { tableProfile } from "../../../tools/photos/icc/odd-profiles.ts";
import { type InkTable, inkTable } from "./ink-table.ts";
import { inkLut } from "./lut.ts";
import { effort } from "../../../test/effort.ts";

function tableOf(options?: CmykProfileOptions): InkTable {
  const table = inkTable(cmykProfile(options));
  if (table === null) throw new Error("The profile gives no table");
  return table;
}

/** @param numbers point index for each ink */
function pointOf({ points, colours }: InkTable, numbers: readonly number[]): readonly number[] {
  const at = 4 * numbers.reduce((sum, number) => sum * points + number, 0);
  return [...colours.subarray(at, at + 3)];
}

describe("a table of a profile's points has the colours of the press", () => {
  test.each<[CmykProfileOptions, number]>([
    [{ type: "mft1" }, 4],
    [{ type: "mft2" }, 0.3],
    [{ type: "mft2", connection: "XYZ" }, 0.5],
    [{ type: "mAB " }, 0.3],
    [{ type: "mAB ", connection: "XYZ" }, 0.5],
    [{ type: "mft2", tag: "A2B1" }, 0.3],
    [{ type: "mft2", points: 5 }, 0.3],
    [{ type: "mft2", points: 9 }, 0.3],
    [{ type: "mft2", points: 18 }, 0.3],
  ])("a table for %j has the colours of the press within %d levels", (options, most) => {
    const table = tableOf(options);
    const { points = 7 } = options;
    const step = (table.points - 1) / (points - 1);
    expect(Number.isInteger(step)).toBe(true);
    const inks = [0, 1, Math.floor(points / 2), points - 1];
    for (let n = 0; n < inks.length ** 4; n += 1) {
      const numbers = [64, 16, 4, 1].map((share) => inks[Math.floor(n / share) % inks.length]!);
      // Points are equidistant in covered paper.
      const expected = printedColour(numbers.map((number) => (number / (points - 1)) ** (1 / 0.75)));
      const found = pointOf(
        table,
        numbers.map((number) => number * step),
      );
      const errors = found.map((value, channel) => Math.abs(value - expected[channel]!));
      expect(Math.max(...errors), `${numbers.join()}: ${found.join()}`).toBeLessThan(most);
    }
  });
});

test("levels of an ink follow the profile's curve", () => {
  const { places, points } = tableOf();
  expect(places).toHaveLength(4);
  for (const levels of places) {
    for (const level of [0, 1, 17, 128, 254, 255]) {
      expect(levels[level]).toBeCloseTo((level / 255) ** 0.75 * (points - 1), 3);
    }
  }
});

test("colours outside sRGB are kept until pixels are made", () => {
  const icc = cmykProfile({ connection: "XYZ" });
  // The grid's first point, paper: 52 header bytes, four curves.
  const at = new TextDecoder("latin1").decode(icc).indexOf("mft2") + 52 + 4 * 512;
  icc.set([0, 0], at);
  const [red = 0] = pointOf(inkTable(icc)!, [0, 0, 0, 0]);
  expect(red).toBeLessThan(-100);
});

describe("there is no table", () => {
  test("a profile for other pictures has no table", () => {
    for (const icc of [displayP3Profile(), tableProfile(), new Uint8Array()]) expect(inkTable(icc)).toBeNull();
  });

  test("a profile without a perceptual or colorimetric table has none", () => {
    const icc = cmykProfile();
    icc.set(new TextEncoder().encode("A2B2"), new TextDecoder("latin1").decode(icc).indexOf("A2B0"));
    expect(inkTable(icc)).toBeNull();
  });

  test.each(["mft1", "mft2", "mAB "] as const)("a profile whose %s ends early has no table", (type) => {
    const icc = cmykProfile({ type, points: 5 });
    for (const missing of [4, 40, 400, 3000]) expect(inkTable(icc.subarray(0, icc.length - missing))).toBeNull();
  });
});

test("damaged profiles give finite numbers or none", () => {
  const sound = (["mft1", "mft2", "mAB "] as const).map((type) => cmykProfile({ type, points: 3 }));
  const damage = fc.array(fc.tuple(fc.nat(600), fc.nat(255)), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.constantFrom(...sound), damage, (profile, changes) => {
      const icc = profile.slice();
      for (const [at, value] of changes) icc[at] = value;
      const lut = inkLut(icc);
      if (lut === null) return;
      expect(lut.values).toHaveLength(lut.points.reduce((product, points) => product * points, 3));
      for (const value of [0, 0.3, 1]) {
        expect(lut.curves.map((curve) => curve(value)).every(Number.isFinite)).toBe(true);
        expect(lut.toXyz([value, 1 - value, value]).every(Number.isFinite)).toBe(true);
      }
    }),
    { numRuns: effort(600, 3000) },
  );
});
