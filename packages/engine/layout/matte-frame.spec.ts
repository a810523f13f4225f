import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Settings } from "../settings/table.ts";
import { anySettings, measureByCodePoint, settingsWith } from "../testing.ts";
import type { Size } from "./geometry.ts";
import { NO_GRID } from "./grid.ts";
import { layoutPicture } from "./index.ts";
import { baseLength, frameInMatte, type MatteFrame } from "./matte-frame.ts";
import type { Layout } from "./types.ts";

const LANDSCAPE = { width: 3000, height: 2000 };
const PORTRAIT = { width: 2000, height: 3000 };

function frameOf(changes: Partial<Settings>, photo: Size = LANDSCAPE): MatteFrame {
  return frameInMatte(settingsWith(changes), photo, NO_GRID);
}

test.each([
  ["width", 2000],
  ["short", 2000],
  ["long", 3000],
  ["mean", 2449],
] as const)("The base length of a portrait of 2000 x 3000 by %s is %i px", (measuredBy, expected) => {
  expect(baseLength(measuredBy, PORTRAIT)).toBe(expected);
});

describe("The matte", () => {
  test.each<[string, Partial<Settings>, MatteFrame["matte"]]>([
    ["is a share of the long side", { measuredBy: "long" }, { top: 240, right: 240, bottom: 240, left: 240 }],
    ["is deeper at the bottom by its weight", { bottomWeight: 17 }, { top: 160, right: 160, bottom: 187, left: 160 }],
    [
      "has its own percentage on each side, without the weight",
      { bottomWeight: 50, matteSides: { top: 0, right: 5, bottom: 60, left: 10.5 } },
      { top: 0, right: 100, bottom: 1200, left: 210 },
    ],
  ])("%s", (_, changes, matte) => {
    expect(frameOf(changes, PORTRAIT).matte).toEqual(matte);
  });

  it("is twice as deep at the bottom with a weight of 100", () => {
    const { matte } = frameOf({ bottomWeight: 100, outerBorderSize: 10 });
    expect(matte.bottom).toBe(2 * matte.top);
  });
});

describe("The stroke", () => {
  test.each<[string, Partial<Settings>, Size, number]>([
    ["has pixels", { innerBorderSize: 12 }, LANDSCAPE, 12],
    ["has thousandths of the width", { innerBorderSize: 12, strokeUnit: "permille" }, LANDSCAPE, 36],
    [
      "has thousandths of the base length",
      { innerBorderSize: 12, strokeUnit: "permille", measuredBy: "short" },
      LANDSCAPE,
      24,
    ],
    [
      "is at most 20 percent of the width in either unit",
      { innerBorderSize: 999, strokeUnit: "permille" },
      PORTRAIT,
      400,
    ],
  ])("%s", (_, changes, photo, stroke) => {
    expect(frameOf(changes, photo).stroke).toBe(stroke);
  });
});

/** Everything in a frame that is measured by the base length. */
function measuresOf({ photo, canvas, captionArea, caption, logo }: Layout) {
  return {
    matte: [photo.x, photo.y, canvas.width - photo.x - photo.width],
    strip: captionArea?.height,
    text: caption.map(({ font }) => font.size),
    logo: logo?.width,
  };
}

describe("A portrait and a landscape of one camera", () => {
  const look = { showMetadata: true, photoBy: "Ada", customLogo: { id: "1", name: "a", width: 9, height: 1 } } as const;

  test.each(["short", "long", "mean"] as const)("measured by %s have equal frames", (measuredBy) => {
    const [wide, tall] = [LANDSCAPE, PORTRAIT].map((photo) =>
      layoutPicture({
        settings: settingsWith({ ...look, measuredBy }),
        photo,
        subject: "",
        camera: {},
        watermark: false,
        measure: measureByCodePoint,
      }),
    );
    expect(wide && measuresOf(wide)).toEqual(tall && measuresOf(tall));
  });

  it("have different frames measured by width", () => {
    expect(frameOf({}, LANDSCAPE).matte.top).toBeGreaterThan(frameOf({}, PORTRAIT).matte.top);
  });
});

test("The framed base length is the framed width where the width is the base", () => {
  fc.assert(
    fc.property(anySettings, fc.integer({ min: 1, max: 9000 }), fc.integer({ min: 1, max: 9000 }), (settings, w, h) => {
      const frame = frameOf({ ...settings, measuredBy: "width" }, { width: w, height: h });
      expect(frame.framedBase).toBe(frame.framed.width);
    }),
  );
});
