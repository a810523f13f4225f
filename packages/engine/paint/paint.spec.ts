import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isGreyFrame } from "../layers/walk.ts";
import { layoutPicture } from "../layout/index.ts";
import { scaleToScreen } from "../layout/scale.ts";
import type { Layout } from "../layout/types.ts";
import type { Settings } from "../settings/table.ts";
import { measureByCodePoint, settingsWith } from "../testing.ts";
import { paint } from "./index.ts";
import { RecordingSurface } from "./recording.ts";
import { fontCss } from "./text.ts";

function painted(layout: Layout): string[] {
  const surface = new RecordingSurface();
  paint(surface, layout, { photo: "photo", logo: "logo" });
  return surface.calls;
}

function layoutOf(changes: Partial<Settings>, watermark = false): Layout {
  const settings = settingsWith({ outerBorderSize: 10, innerBorderSize: 0, ...changes });
  return layoutPicture({
    settings,
    photo: { width: 100, height: 50 },
    subject: "",
    camera: {},
    watermark,
    measure: measureByCodePoint,
  });
}

describe("paint", () => {
  test("draws the matte, then the photo", () => {
    expect(painted(layoutOf({ outerBorderColor: "#D8D2C6" }))).toEqual([
      "fill #D8D2C6 0,0 120x70",
      "draw photo 10,10 100x50",
    ]);
  });

  test("draws the stroke as four bars around the photo", () => {
    expect(painted(layoutOf({ innerBorderSize: 2, innerBorderColor: "#FF0000" })).slice(1, 5)).toEqual([
      "fill #FF0000 10,10 104x2",
      "fill #FF0000 10,62 104x2",
      "fill #FF0000 10,12 2x50",
      "fill #FF0000 112,12 2x50",
    ]);
  });

  test("draws a second stroke as a line in the matte, then the bevel with its mitres, then the stroke", () => {
    const layout = layoutOf({
      innerBorderSize: 1,
      bevelSize: 20,
      outerBorderColor: "#808080",
      secondStrokeSize: 2,
      secondStrokeGap: 5,
      secondStrokeColor: "#FF0000",
    });
    expect(painted(layout).slice(1, -1)).toEqual([
      "fill #FF0000 3,3 116x2",
      "fill #FF0000 3,67 116x2",
      "fill #FF0000 3,5 2x62",
      "fill #FF0000 117,5 2x62",
      "fill #F1F0EC 8,8 2x56",
      "fill #FFFFFD 112,8 2x56",
      "fill #E4E3DF 10,8 102x2",
      "fill #FFFFFF 10,62 102x2",
      "fill #E4E3DF 8,8 10,8 10,10",
      "fill #E4E3DF 114,8 112,8 112,10",
      "fill #FFFFFF 8,64 10,64 10,62",
      "fill #FFFFFF 114,64 112,64 112,62",
      "fill #000000 10,10 102x1",
      "fill #000000 10,61 102x1",
      "fill #000000 10,11 1x50",
      "fill #000000 111,11 1x50",
    ]);
  });

  test("draws the stroke of a preview around the photo’s edges, which are on whole pixels", () => {
    const part = scaleToScreen(layoutOf({ innerBorderSize: 5, innerBorderColor: "#FF0000" }), 0.75);
    expect(part.photo).toEqual({ x: 11, y: 11, width: 75, height: 38 });
    expect(painted(part).slice(1, 5)).toEqual([
      "fill #FF0000 7.25,7.25 82.5x3.75",
      "fill #FF0000 7.25,49 82.5x3.75",
      "fill #FF0000 7.25,11 3.75x38",
      "fill #FF0000 86,11 3.75x38",
    ]);
  });

  test("draws photo, watermark, caption and logo in this order", () => {
    const layout = layoutOf(
      { showMetadata: true, locationText: "Oslo", customLogo: { id: "1", name: "l", width: 4, height: 1 } },
      true,
    );
    expect(painted(layout).map((call) => call.split(" ").slice(0, 2).join(" "))).toEqual([
      "fill #FFFFFF",
      "draw photo",
      "text Framed",
      "text Oslo",
      "draw logo",
    ]);
  });

  test.each([
    [{}, null],
    [{ logoColours: "text" }, "#000000"],
    [{ logoColours: "text", outerBorderColor: "#101010" }, "#FFFFFF"],
    [{ logoColours: "text", captionColor: "#1040E0" }, "#1040E0"],
    [{ logoColours: "text", outerBorderColor: "#0B0A09", labelStyle: "contact" }, "#E9C46A"],
  ] as const)("gives the logo the text's colour on request: %j", (changes, ink) => {
    const layout = layoutOf({ ...changes, customLogo: { id: "1", name: "l", width: 4, height: 1 } });
    expect(layout.logoInk).toBe(ink);
    const inks: string[] = [];
    paint(new RecordingSurface(), layout, {
      photo: "photo",
      logo: "logo",
      tint: (logo, colour) => (inks.push(colour), logo),
    });
    expect(inks).toEqual(ink === null ? [] : [ink]);
    expect(isGreyFrame({ ...layout, background: "#FFFFFF" })).toBe(ink === "#000000" || ink === "#FFFFFF");
  });

  test("resamples the logo at the best quality, whatever the photo has", () => {
    const calls = painted(layoutOf({ customLogo: { id: "1", name: "l", width: 4, height: 1 } }));
    expect(calls.filter((call) => call.startsWith("draw"))).toEqual([
      "draw photo 10,10 100x50",
      expect.stringMatching(/^draw logo .* in high quality$/),
    ]);
  });

  test("draws only the watermark translucent", () => {
    const calls = painted(layoutOf({ showMetadata: true, locationText: "Oslo" }, true));
    expect(calls.filter((call) => call.includes("alpha 0.25"))).toHaveLength(1);
    expect(calls.find((call) => call.startsWith("text Oslo"))).toContain("alpha 1");
  });

  test("anchors right-aligned text at its right edge", () => {
    const layout = layoutOf({ showMetadata: true, photoBy: "Ada" });
    expect(painted(layout).at(-1)).toContain("at 110,");
    expect(painted(layout).at(-1)).toContain("right");
  });
});

/** Area in a colour that the photo leaves visible. */
function visibleArea(layout: Layout, colour: string): number {
  const { x: left, y: top, width: photoWidth, height: photoHeight } = layout.photo;
  const areas = painted(layout).flatMap((call) => {
    const match = /^fill (\S+) ([^,]+),(\S+) ([^x]+)x(.+)$/.exec(call);
    if (match?.[1] !== colour) return [];
    const [x = 0, y = 0, width = 0, height = 0] = match.slice(2).map(Number);
    const across = Math.max(0, Math.min(x + width, left + photoWidth) - Math.max(x, left));
    const down = Math.max(0, Math.min(y + height, top + photoHeight) - Math.max(y, top));
    return [width * height - across * down];
  });
  return areas.reduce((sum, area) => sum + area, 0);
}

test("a stroke is as wide in a preview as in the export at the same scale, however thin it is", () => {
  const width = fc.integer({ min: 1, max: 12 });
  const scale = fc.double({ min: 0.1, max: 1, noNaN: true });
  fc.assert(
    fc.property(width, width, scale, (innerBorderSize, secondStrokeSize, factor) => {
      const lines = { innerBorderSize, secondStrokeSize, secondStrokeColor: "#FF0000", secondStrokeGap: 2 } as const;
      const layout = scaleToScreen(layoutOf({ ...lines, outerBorderSize: 30 }), factor);
      for (const line of [layout.stroke, layout.secondStroke]) {
        if (line === null) throw new Error("Both strokes fit");
        const exact = 2 * line.width * (line.box.width + line.box.height - 2 * line.width);
        expect(visibleArea(layout, line.colour)).toBeCloseTo(exact, 6);
      }
    }),
  );
});

test("fontCss gives weight, size, quoted family and a fallback", () => {
  expect(fontCss({ family: "Open Sans", weight: 600, size: 25.5 })).toBe('600 25.5px "Open Sans", sans-serif');
  expect(fontCss({ family: "Lato", fallback: ["Noto Sans", "Noto Sans JP"], weight: 400, size: 8 })).toBe(
    '400 8px "Lato", "Noto Sans", "Noto Sans JP", sans-serif',
  );
});
