import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anySettings, settingsWith } from "../testing.ts";
import { printDensity } from "./print.ts";

const CANVAS = { width: 6962, height: 4962 };

describe("the density of a print", () => {
  test.each([
    [{ printSize: "none" }, null],
    [{ printSize: "10x15" }, 1179],
    [{ printSize: "13x18" }, 982],
    [{ printSize: "a4" }, 595],
    [{ printSize: "a3" }, 421],
    [{ printSize: "8x10in" }, 696],
    [{ printSize: "11x14in" }, 497],
    [{ printSize: "30x40" }, 442],
    [{ printSize: "custom", printWidth: 500 }, 354],
  ] as const)("on %j is %s ppi", (changes, density) => {
    expect(printDensity(settingsWith(changes), CANVAS)).toBe(density);
  });

  test("is that of the long sides, whichever way the picture is turned, but of the widths on custom paper", () => {
    const turned = { width: CANVAS.height, height: CANVAS.width };
    expect(printDensity(settingsWith({ printSize: "a4" }), turned)).toBe(595);
    expect(printDensity(settingsWith({ printSize: "custom", printWidth: 500 }), turned)).toBe(252);
  });

  test("is a whole number from 1", () => {
    const side = fc.integer({ min: 1, max: 65_535 });
    fc.assert(
      fc.property(anySettings, side, side, (settings, width, height) => {
        const density = printDensity(settings, { width, height });
        expect(density === null || (Number.isInteger(density) && density >= 1)).toBe(true);
      }),
    );
  });
});
