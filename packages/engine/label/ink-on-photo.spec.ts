import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LEAST_CONTRAST } from "../caption/finish.ts";
import { colourOfChannels, contrastOf, type HexColour } from "../colour.ts";
import { inkOnPhoto } from "./ink-on-photo.ts";

const grey = (tone: number): HexColour => colourOfChannels([tone, tone, tone]);

test.each([
  ["white on a dark photo", { darkest: 0, lightest: 60 }, "#FFFFFF"],
  ["white on the darkest greys that allow it", { darkest: 0, lightest: 118 }, "#FFFFFF"],
  ["black on a light photo", { darkest: 200, lightest: 255 }, "#000000"],
  ["black on the lightest greys that allow it", { darkest: 117, lightest: 255 }, "#000000"],
])("The ink is %s, without a shade", (_title, tones, ink) => {
  expect(inkOnPhoto(tones, null)).toMatchObject({ ink, shade: null });
});

test.each([
  ["all tones", { darkest: 0, lightest: 255 }, "#FFFFFF", "#000000"],
  ["mostly dark ones", { darkest: 0, lightest: 160 }, "#FFFFFF", "#000000"],
  ["middle ones", { darkest: 60, lightest: 200 }, "#FFFFFF", "#000000"],
  ["light ones", { darkest: 100, lightest: 255 }, "#000000", "#FFFFFF"],
])("On %s the ink is white on a dark shade, or black on a faint light one", (_title, tones, ink, colour) => {
  const found = inkOnPhoto(tones, null);
  expect(found).toMatchObject({ ink, shade: { colour } });
  expect(found.shade?.opacity).toBeLessThanOrEqual(0.6);
});

const tone = fc.integer({ min: 0, max: 255 });

describe("Any ink on any tones", () => {
  test("has a contrast of 4.5 : 1 with the darkest and the lightest tone, after the shade", () => {
    fc.assert(
      fc.property(tone, tone, (one, other) => {
        const [darkest, lightest] = [Math.min(one, other), Math.max(one, other)];
        const { ink, shade } = inkOnPhoto({ darkest, lightest }, null);
        for (const each of [darkest, lightest]) {
          const full = shade?.colour === "#FFFFFF" ? 255 : 0;
          const shaded = each + (full - each) * (shade?.opacity ?? 0);
          expect(contrastOf(ink, grey(shaded))).toBeGreaterThanOrEqual(LEAST_CONTRAST.flat);
        }
      }),
      { numRuns: 500 },
    );
  });

  test("is the chosen colour, which has a shade unless it is readable", () => {
    expect(inkOnPhoto({ darkest: 0, lightest: 30 }, "#E9C46A")).toMatchObject({ ink: "#E9C46A", shade: null });
    const amber = inkOnPhoto({ darkest: 0, lightest: 220 }, "#E9C46A");
    expect(amber).toMatchObject({ ink: "#E9C46A", shade: { colour: "#000000" } });
    expect(inkOnPhoto({ darkest: 128, lightest: 128 }, "#808080").shade?.opacity).toBeLessThanOrEqual(0.88);
  });
});
