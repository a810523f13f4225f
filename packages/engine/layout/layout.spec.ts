import { describe, expect, test } from "vitest";
import { measureByCodePoint, settingsWith } from "../testing.ts";
import type { Settings } from "../settings/table.ts";
import { layoutPicture } from "./index.ts";
import type { Size } from "./geometry.ts";
import type { Layout, LayoutInput } from "./types.ts";

const logo = (width: number, height: number): Settings["customLogo"] => ({
  id: "logo",
  name: "logo.png",
  width,
  height,
});

function layoutOf(changes: Partial<Settings>, photo: Size, more: Partial<LayoutInput> = {}): Layout {
  return layoutPicture({
    settings: settingsWith(changes),
    photo,
    subject: "",
    camera: {},
    watermark: false,
    measure: measureByCodePoint,
    ...more,
  });
}

describe("the frame", () => {
  test.each([
    ["the default settings", {}, { width: 6000, height: 4000 }, { edge: 481, canvas: { width: 6962, height: 4962 } }],
    ["no matte", { outerBorderSize: 0 }, { width: 600, height: 400 }, { edge: 1, canvas: { width: 602, height: 402 } }],
    [
      "no border at all",
      { outerBorderSize: 0, innerBorderSize: 0 },
      { width: 5, height: 7 },
      { edge: 0, canvas: { width: 5, height: 7 } },
    ],
    [
      "a matte that is rounded",
      { outerBorderSize: 4, innerBorderSize: 0 },
      { width: 113, height: 20 },
      { edge: 5, canvas: { width: 123, height: 30 } },
    ],
    [
      "the widest matte on a portrait",
      { outerBorderSize: 30, innerBorderSize: 10 },
      { width: 1000, height: 1500 },
      { edge: 310, canvas: { width: 1620, height: 2120 } },
    ],
    [
      "a stroke that this photo limits",
      { outerBorderSize: 0, innerBorderSize: 500 },
      { width: 100, height: 50 },
      { edge: 20, canvas: { width: 140, height: 90 } },
    ],
    ["a photo of one pixel", {}, { width: 1, height: 1 }, { edge: 0, canvas: { width: 1, height: 1 } }],
  ])("has the right size with %s", (_, changes, photo, { edge, canvas }) => {
    const layout = layoutOf(changes, photo);
    expect(layout.photo).toEqual({ x: edge, y: edge, ...photo });
    expect(layout.canvas).toEqual(canvas);
  });

  test("has the stroke as a ring between matte and photo", () => {
    const { stroke } = layoutOf({ innerBorderSize: 3, innerBorderColor: "#FF0000" }, { width: 100, height: 50 });
    expect(stroke).toEqual({ box: { x: 8, y: 8, width: 106, height: 56 }, width: 3, colour: "#FF0000" });
  });

  test("takes the sides of an image that has them as getters", () => {
    class Bitmap {
      get width(): number {
        return 100;
      }
      get height(): number {
        return 50;
      }
    }
    expect(layoutOf({}, new Bitmap()).canvas).toEqual({ width: 118, height: 68 });
  });

  test("has no ring without a stroke", () => {
    expect(layoutOf({ innerBorderSize: 0 }, { width: 100, height: 50 }).stroke).toBeNull();
  });
});

describe("the caption area", () => {
  const photo = { width: 1000, height: 600 };
  const captioned = { showMetadata: true, innerBorderSize: 0 } as const;

  test.each([
    ["a tenth of the framed width without text", {}, "", 116],
    ["one line of text", { photoBy: "© Ada" }, "", 116 + 35],
    ["the taller of two columns", { locationText: "Oslo", photoBy: "© Ada" }, "Fjord", 116 + 70],
    [
      "credits without a gap for blank lines",
      { photoBy: "© Ada", additionalCredits: "Light: Bo\n\n  \nHair: Cy\n" },
      "",
      116 + 105,
    ],
    ["larger text", { photoBy: "© Ada", metadataFontSize: 50 }, "", 116 + 70],
    ["no line for a subject that is not printed", { printSubjectName: false }, "Fjord", 116],
  ])("has the height of %s", (_, changes, subject, height) => {
    const layout = layoutOf({ ...captioned, ...changes }, photo, { subject });
    expect(layout.captionArea).toEqual({ x: 0, y: 760, width: 1160, height });
    expect(layout.canvas.height).toBe(760 + height);
  });

  test("has equal padding above and below the text at 8 percent", () => {
    const { caption, canvas, photo: framed } = layoutOf({ ...captioned, photoBy: "© Ada" }, photo);
    const [line] = caption;
    const above = (line?.box.y ?? 0) - (framed.y + framed.height);
    const below = canvas.height - ((line?.box.y ?? 0) + (line?.box.height ?? 0));
    expect(above).toBeCloseTo(below, 6);
  });

  test("aligns its columns with the photo’s edges", () => {
    const { caption, photo: framed } = layoutOf({ ...captioned, photoBy: "© Ada", locationText: "Oslo" }, photo);
    const [left, right] = [
      caption.find(({ align }) => align === "left"),
      caption.find(({ align }) => align === "right"),
    ];
    expect(left?.box.x).toBe(framed.x);
    expect((right?.box.x ?? 0) + (right?.box.width ?? 0)).toBeCloseTo(framed.x + framed.width, 6);
  });

  test("keeps text 3 percent off the canvas edge without a matte", () => {
    const { caption } = layoutOf({ ...captioned, outerBorderSize: 0, locationText: "Oslo" }, photo);
    expect(caption[0]?.box.x).toBeCloseTo(30, 6);
  });

  test("has its lines in order, with their roles and weights", () => {
    const { caption } = layoutOf(
      { ...captioned, locationText: "Oslo", photoBy: "© Ada", additionalCredits: "Light: Bo" },
      photo,
      {
        subject: "Fjord",
        camera: { camera: "X-T5", lens: "XF35mmF1.4 R", aperture: 2.8 },
      },
    );
    expect(caption.map(({ role, font, align, text }) => [role, font.weight, align, text])).toEqual([
      ["subject", 600, "left", "Fjord"],
      ["credit", 500, "right", "© Ada"],
      ["location", 400, "left", "Oslo"],
      ["additional", 400, "right", "Light: Bo"],
      ["camera", 400, "right", "X-T5"],
      ["lens", 400, "right", "XF35mmF1.4 R"],
      ["exif", 400, "right", "f/2.8"],
    ]);
  });

  test("has black text on light mattes and white text on dark ones", () => {
    expect(layoutOf({ ...captioned, locationText: "a" }, photo).caption[0]?.colour).toBe("#000000");
    expect(layoutOf({ ...captioned, locationText: "a", outerBorderColor: "#222222" }, photo).caption[0]?.colour).toBe(
      "#FFFFFF",
    );
  });

  test("wraps the long text of a row and not the short one, and cuts what exceeds three lines", () => {
    const { caption, cut } = layoutOf({ ...captioned, locationText: "long ".repeat(60), photoBy: "© Ada" }, photo);
    expect(caption.map(({ role, text, full }) => [role, text === full])).toEqual([
      ["location", false],
      ["credit", true],
      ["location", false],
      ["location", false],
    ]);
    expect(caption.map(({ text }) => /^long .*long…$/u.test(text))).toEqual([false, false, false, true]);
    expect(cut).toEqual(["location"]);
  });

  test("grows by the lines that wrapping adds", () => {
    const one = layoutOf({ ...captioned, locationText: "long" }, photo);
    const two = layoutOf({ ...captioned, locationText: "long ".repeat(20) }, photo);
    expect(two.caption).toHaveLength(2);
    expect(two.captionArea?.height).toBe((one.captionArea?.height ?? 0) + 35);
    expect(two.cut).toEqual([]);
  });

  test("gives two long texts half of the row each", () => {
    const { caption } = layoutOf(
      { ...captioned, locationText: "long ".repeat(60), photoBy: "wide ".repeat(60) },
      photo,
    );
    const [left, right] = caption;
    expect(Math.abs((left?.box.width ?? 0) - (right?.box.width ?? 0))).toBeLessThan(60);
  });

  test("keeps right-to-left text in its column, with its direction", () => {
    const { caption } = layoutOf({ ...captioned, locationText: "שלום עולם" }, photo);
    expect(caption[0]).toMatchObject({ align: "left", direction: "rtl" });
  });
});

describe("the logo", () => {
  const photo = { width: 1000, height: 600 };
  const captioned = { showMetadata: true, innerBorderSize: 0, locationText: "Oslo" } as const;

  test("is logoSize/200 of the framed width wide and keeps its aspect ratio", () => {
    const layout = layoutOf({ ...captioned, customLogo: logo(800, 100), logoSize: 50 }, photo);
    expect(layout.logo?.width).toBeCloseTo(290, 6);
    expect(layout.logo?.height).toBeCloseTo(36.25, 6);
  });

  test("is at most as tall as the caption area without its padding", () => {
    const layout = layoutOf({ ...captioned, customLogo: logo(100, 100), logoSize: 120 }, photo);
    expect(layout.logo?.height).toBeCloseTo((116 + 35) * 0.7, 6);
    expect(layout.logo?.width).toBeCloseTo(layout.logo?.height ?? 0, 6);
  });

  test.each([
    ["left", 80],
    ["center", 435],
    ["right", 790],
  ] as const)("is at the position %s if no text is on the right", (logoPosition, x) => {
    const layout = layoutOf({ ...captioned, customLogo: logo(800, 100), logoPosition }, photo);
    expect(layout.logo?.x).toBeCloseTo(x, 6);
    expect(layout.logoCentred).toBe(false);
  });

  test.each(["left", "right"] as const)(
    "moves from the position %s to the centre if text is on the right",
    (logoPosition) => {
      const layout = layoutOf({ ...captioned, photoBy: "© Ada", customLogo: logo(800, 100), logoPosition }, photo);
      expect(layout.logo?.x).toBeCloseTo(435, 6);
      expect(layout.logoCentred).toBe(true);
    },
  );

  test("is followed by the text if it is at the left", () => {
    const { caption, logo: box } = layoutOf({ ...captioned, customLogo: logo(800, 100), logoPosition: "left" }, photo);
    expect(caption[0]?.box.x).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0));
  });

  test.each([
    [8, true],
    [1, false],
  ])("without a caption and with a bottom matte of %i percent, is drawn: %s", (outerBorderSize, there) => {
    const layout = layoutOf({ outerBorderSize, customLogo: logo(800, 100) }, photo);
    expect(layout.logo !== null).toBe(there);
    if (layout.logo) expect(layout.logo.y).toBeGreaterThan(layout.photo.y + layout.photo.height);
  });
});

describe("the watermark", () => {
  test.each([
    ["2 percent of the canvas height", { width: 3000, height: 2000 }, 50],
    ["at least 14 px", { width: 600, height: 400 }, 14],
  ])("has a font size of %s and is one em from right and bottom", (_, photo, size) => {
    const { watermark, canvas } = layoutOf({ innerBorderSize: 0 }, photo, { watermark: true });
    expect(watermark?.font.size).toBeCloseTo(size === 50 ? 0.02 * canvas.height : size, 6);
    const em = watermark?.font.size ?? 0;
    expect((watermark?.box.x ?? 0) + (watermark?.box.width ?? 0)).toBeCloseTo(canvas.width - em, 6);
    expect((watermark?.box.y ?? 0) + (watermark?.box.height ?? 0)).toBeCloseTo(canvas.height - em, 6);
  });

  test.each([
    [{ width: 200, height: 150 }, 0.04 * 232],
    [{ width: 100, height: 1000 }, 0.04 * 116],
  ])("of the photo %o is at most 4 percent of the canvas’s width high", (photo, size) => {
    const { watermark } = layoutOf({ innerBorderSize: 0 }, photo, { watermark: true });
    expect(watermark?.font.size).toBeCloseTo(size, 6);
  });

  test.each([
    { width: 200, height: 150 },
    { width: 857, height: 1800 },
    { width: 1290, height: 2796 },
    { width: 1000, height: 3000 },
  ])("of the photo %o stays in the matte below it, and in the canvas", (size) => {
    const { watermark, photo, canvas } = layoutOf({}, size, { watermark: true });
    const { y, height, x } = watermark!.box;
    expect(y).toBeGreaterThanOrEqual(photo.y + photo.height);
    expect(y + height).toBeLessThanOrEqual(canvas.height);
    expect(x).toBeCloseTo(canvas.width - watermark!.font.size - watermark!.box.width, 6);
  });

  test("lies on the photo where the matte is narrower than its letters", () => {
    const { watermark, canvas } = layoutOf({ outerBorderSize: 1 }, { width: 1290, height: 2796 }, { watermark: true });
    expect(watermark!.box.y).toBeCloseTo(canvas.height - 2 * watermark!.font.size, 6);
  });

  test.each([
    ["#FFFFFF", "#000000"],
    ["#101010", "#FFFFFF"],
  ] as const)("is drawn on the matte %s in %s at 25 percent", (outerBorderColor, colour) => {
    const { watermark } = layoutOf({ outerBorderColor }, { width: 900, height: 900 }, { watermark: true });
    expect(watermark).toMatchObject({ colour, opacity: 0.25, text: "Framed with Matte" });
  });

  test("keeps clear of the caption if there is space", () => {
    const settings = {
      showMetadata: true,
      outerBorderSize: 0,
      photoBy: "Photo by Ada",
      additionalCredits: "a\nb\nc\nd",
    };
    const { watermark, caption } = layoutOf(settings, { width: 1000, height: 3000 }, { watermark: true });
    const mark = watermark?.box ?? { x: 0, y: 0, width: 0, height: 0 };
    for (const { box } of caption) {
      expect(mark.y >= box.y + box.height || mark.x + mark.width <= box.x || mark.y + mark.height <= box.y).toBe(true);
    }
  });

  test("is absent on paid plans", () => {
    expect(layoutOf({}, { width: 900, height: 900 }).watermark).toBeNull();
  });
});
