import { describe, expect, it } from "vitest";
import type { ColourModel, Picture } from "../markers/picture.ts";
import type { Rgb } from "../types.ts";
import { colourOf, samplesOf } from "./colour-transform.ts";
import { flatLevels } from "./flat-levels.ts";

function picture(colour: ColourModel, luminance: number, chrominance = luminance): Picture {
  const steps = colour === "grey" ? [luminance] : [luminance, chrominance, chrominance];
  const components = steps.map((step, n) => ({ id: n + 1, h: 1, v: 1, quantisation: new Uint16Array(64).fill(step) }));
  return { width: 8, height: 8, progressive: false, colour, components, scans: [], metadata: [] };
}

const COLOURS: readonly Rgb[] = [
  [255, 255, 255],
  [0, 0, 0],
  [128, 128, 128],
  [250, 240, 230],
  [12, 200, 77],
  [0, 0, 255],
];

describe("samples of a colour", () => {
  it.each(["ycc", "rgb"] as const)("convert back to the colour in %s", (model) => {
    for (const colour of COLOURS) {
      const shown = colourOf(model, samplesOf(model, colour));
      shown.forEach((value, channel) => expect(Math.abs(value - colour[channel]!)).toBeLessThanOrEqual(1));
    }
  });

  it("match those of ITU-T T.871", () => {
    expect(samplesOf("ycc", [255, 0, 0]).map((value) => Math.round(value * 1e4) / 1e4)).toEqual([
      76.245, 84.9723, 255.5,
    ]);
  });
});

describe("flatLevels", () => {
  it.each(COLOURS)("finds rgb(%i, %i, %i) under fine quantisation", (...colour) => {
    const { levels } = flatLevels(picture("ycc", 3), colour);
    const shown = colourOf(
      "ycc",
      levels.map((level) => 128 + (level * 3) / 8),
    );
    shown.forEach((value, channel) => expect(Math.abs(value - colour[channel]!)).toBeLessThanOrEqual(1));
  });

  it("finds white under coarse luminance, since decoders clip values above it", () => {
    expect(flatLevels(picture("ycc", 27, 60), [255, 255, 255]).levels).toEqual([38, 0, 0]);
  });

  it("prefers a neighbouring level that is nearer than the rounded one", () => {
    const { samples, levels } = flatLevels(picture("ycc", 16), [0, 0, 25]);
    expect(samples.map((sample) => Math.round(((sample - 128) * 8) / 16))[0]).toBe(-63);
    expect(levels[0]).toBe(-62);
  });

  it("rejects a colour that quantisation would change", () => {
    expect(() => flatLevels(picture("ycc", 40), [250, 240, 230])).toThrow("levels off");
    expect(() => flatLevels(picture("grey", 2), [200, 180, 180])).toThrow("levels off");
  });
});
