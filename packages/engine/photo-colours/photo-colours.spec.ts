import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { scenePixels } from "../../../tools/photos/scenes/index.ts";
import { channels, hexColour, isGrey, relativeLuminance } from "../colour.ts";
import { photoColours } from "./index.ts";
import { hexOfOkLab, okLab } from "./oklab.ts";

/** Pixels in the same colours, each as often as named. */
function pixelsOf(...colours: readonly (readonly [number, number, number])[]): Uint8ClampedArray {
  return Uint8ClampedArray.from(colours.flatMap((colour) => [...colour, 255]));
}

function chromaOf(hex: ReturnType<typeof photoColours>[number]): number {
  const [, a, b] = okLab(...channels(hex));
  return Math.hypot(a, b);
}

const byte = fc.integer({ min: 0, max: 255 });
const anyPixels = fc.array(fc.tuple(byte, byte, byte, byte), { maxLength: 60 }).map((pixels) => pixels.flat());

test("OKLab returns every colour that it was given", () => {
  fc.assert(
    fc.property(byte, byte, byte, (red, green, blue) => {
      fc.pre(Math.max(red, green, blue) - Math.min(red, green, blue) > 4);
      expect(channels(hexOfOkLab(okLab(red, green, blue)))).toEqual([red, green, blue]);
    }),
  );
});

test("OKLab has the published coordinates of pure red", () => {
  const [lightness, a, b] = okLab(255, 0, 0);
  expect([lightness, a, b].map((value) => value.toFixed(3))).toEqual(["0.628", "0.225", "0.126"]);
});

describe("The colours of a photo", () => {
  it("are five different valid ones, quiet, from light to dark", () => {
    fc.assert(
      fc.property(anyPixels, (pixels) => {
        const colours = photoColours(pixels);
        expect(colours.map(hexColour)).toEqual(colours);
        expect(new Set(colours).size).toBe(5);
        for (const colour of colours) expect(chromaOf(colour)).toBeLessThan(0.05);
        const luminance = colours.map(relativeLuminance);
        expect(luminance).toEqual(luminance.toSorted((one, other) => other - one));
      }),
    );
  });

  it("are the same each time", () => {
    const { data } = scenePixels("still", 64, 48, { grain: 0 });
    const pixels = Uint8ClampedArray.from({ length: 64 * 48 * 4 }, (_, at) =>
      at % 4 === 3 ? 255 : (data[Math.floor(at / 4) * 3 + (at % 4)] ?? 0),
    );
    expect(photoColours(pixels)).toEqual(photoColours(pixels));
    expect(photoColours(pixels).every((colour) => !isGrey(colour))).toBe(true);
  });

  it("are grey where the photo is", () => {
    fc.assert(
      fc.property(fc.array(byte, { maxLength: 30 }), (levels) => {
        const colours = photoColours(pixelsOf(...levels.map((level) => [level, level, level] as const)));
        expect(colours.every(isGrey)).toBe(true);
      }),
    );
  });

  it("have the hues of light and dark areas", () => {
    const blueSky = Array.from({ length: 20 }, () => [150, 190, 250] as const);
    const darkRed = Array.from({ length: 20 }, () => [90, 10, 10] as const);
    const colours = photoColours(pixelsOf(...blueSky, ...darkRed));
    const [lightest, darkest] = [colours[0], colours[4]].map((colour) => channels(colour ?? "#000000"));
    expect(lightest?.[2]).toBeGreaterThan(lightest?.[0] ?? 255);
    expect(darkest?.[0]).toBeGreaterThan(darkest?.[2] ?? 255);
  });

  it("ignore transparent pixels", () => {
    const red = pixelsOf([200, 30, 30]);
    expect(photoColours([...red, 0, 0, 255, 0])).toEqual(photoColours(red));
  });

  it("skip pixels of a large picture evenly", () => {
    const [red, blue] = [pixelsOf([200, 30, 30]), pixelsOf([20, 60, 200])];
    const large = [red, blue].flatMap((pixel) => Array.from({ length: 8192 }, () => [...pixel]).flat());
    expect(photoColours(large)).toEqual(photoColours([...red, ...blue]));
  });
});
