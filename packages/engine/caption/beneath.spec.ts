import { describe, expect, test } from "vitest";
import { contrast, type HexColour, relativeLuminance } from "../colour.ts";
import { layoutPicture } from "../layout/index.ts";
import type { Layout } from "../layout/types.ts";
import { type PhotoTones, photoTones } from "../photo-tones.ts";
import type { Settings } from "../settings/table.ts";
import { groundPixels } from "../pixels/ground.ts";
import { measureByCodePoint, settingsWith } from "../testing.ts";
import { captionInk } from "./ink.ts";

const PHOTO = { width: 96, height: 64 };

/** A photo whose upper half has one grey and whose lower one another, with grain. */
function halves(upper: number, lower: number) {
  const pixels = new Uint8ClampedArray(4 * PHOTO.width * PHOTO.height);
  for (let at = 0; at < pixels.length; at += 1) {
    const grey = at / 4 < (PHOTO.width * PHOTO.height) / 2 ? upper : lower;
    pixels[at] = at % 4 === 3 ? 255 : grey + ((at >> 2) % 2 === 0 ? 8 : -8);
  }
  return { ...PHOTO, pixels };
}

function layoutOf(changes: Partial<Settings>, tones?: PhotoTones): Layout {
  const settings = settingsWith({
    outerBorderSize: 16,
    showMetadata: true,
    photoBy: "Photo by Ines Morel",
    locationText: "Lisbon",
    labelStyle: "gallery",
    ...changes,
  });
  const photo = { width: 1200, height: 800 };
  const input = { settings, photo, subject: "Vessels", camera: {}, watermark: true, measure: measureByCodePoint };
  return layoutPicture({ ...input, ...(tones && { tones }) });
}

/** Contrast of the darkest and lightest ground under a text with its colour. */
function leastContrast(layout: Layout, photo: ReturnType<typeof halves>): number {
  const luminances = layout.caption.flatMap(({ colour, box }) => {
    const part = {
      x: Math.round(box.x),
      y: Math.round(box.y),
      width: Math.ceil(box.width),
      height: Math.ceil(box.height),
    };
    const { pixels } = groundPixels(layout, part, photo);
    const own = relativeLuminance(colour);
    return Array.from({ length: pixels.length / 4 }, (_, n) => {
      const rgb = Array.from(pixels.subarray(4 * n, 4 * n + 3), (value) => value.toString(16).padStart(2, "0"));
      return contrast(own, relativeLuminance(`#${rgb.join("")}`));
    });
  });
  return Math.min(...luminances);
}

describe("Text on a gradient", () => {
  test.each<[HexColour, HexColour, number, string]>([
    ["#FFFFFF", "#000000", 180, "#FFFFFF"],
    ["#FFFFFF", "#000000", 0, "#000000"],
    ["#D8D2C6", "#2B3A42", 165, "#FFFFFF"],
    ["#2B3A42", "#F4F0E6", 180, "#000000"],
    ["#FAFAFA", "#D8D2C6", 90, "#000000"],
  ])(
    "from %s to %s at %i degrees has enough contrast in all its roles",
    (outerBorderColor, gradientColor, gradientAngle, ink) => {
      const settings = { background: "gradient", outerBorderColor, gradientColor, gradientAngle } as const;
      const layout = layoutOf(settings);
      expect(captionInk(settingsWith(settings))).toBe(ink);
      expect(layout.caption.length).toBeGreaterThan(1);
      expect(leastContrast(layout, halves(0, 0))).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe("Text on the blurred photo", () => {
  test.each([
    [220, 30, 0, 60],
    [30, 220, 0, 60],
    [200, 60, -30, 30],
    [90, 230, 20, 10],
  ])(
    "with the greys %i and %i, shade %i and blur %i has enough contrast in all its roles",
    (upper, lower, backgroundShade, backgroundBlur) => {
      const photo = halves(upper, lower);
      const settings = { background: "photo", backgroundShade, backgroundBlur } as const;
      const layout = layoutOf(settings, photoTones(photo.pixels, PHOTO));
      expect(leastContrast(layout, photo)).toBeGreaterThanOrEqual(4.5);
      expect(layout.watermark?.colour).toBe(lower < 128 ? "#FFFFFF" : "#000000");
    },
  );

  test("has the chosen colour all the same", () => {
    const layout = layoutOf({ background: "photo", captionColor: "#FFFFFF" }, photoTones(halves(0, 0).pixels, PHOTO));
    expect(layout.caption[0]?.colour).toBe("#FFFFFF");
  });
});
