/** Text and logo share the caption's width: the logo moves, then shrinks, then lines wrap. */
import { describe, expect, test } from "vitest";
import type { CameraData } from "../caption/camera-data.ts";
import type { Settings } from "../settings/table.ts";
import { measureByCodePoint, settingsWith } from "../testing.ts";
import type { Box } from "./geometry.ts";
import { layoutPicture } from "./index.ts";
import type { Layout, MeasureText } from "./types.ts";

/** Half an em a letter. */
const measure: MeasureText = (text, { size }) => 0.5 * size * text.length;
const photo = { width: 1000, height: 600 };
const EXPOSURE: CameraData = { focalLength: 70, aperture: 4, exposureTime: 1 / 125, iso: 3200 };
const EXIF_LINE = "70mm  f/4.0  1/125 s  ISO 3200";

function layoutOf(changes: Partial<Settings>, subject = "", camera: CameraData = {}): Layout {
  const settings = settingsWith({ showMetadata: true, innerBorderSize: 0, ...changes });
  return layoutPicture({ settings, photo, subject, camera, watermark: false, measure });
}

const logo = (width: number, height: number): Settings["customLogo"] => ({ id: "1", name: "1.png", width, height });
const WIDE = logo(500, 100);
const SQUARE = logo(100, 100);

function logoOf(layout: Layout): Box {
  if (layout.logo === null) throw new Error("No logo");
  return layout.logo;
}

const textsOf = ({ caption }: Layout): string[] => caption.map(({ text }) => text);

describe("a logo between two columns", () => {
  test("is in the middle of the canvas if the columns leave it free", () => {
    const { x, width } = logoOf(layoutOf({ customLogo: WIDE, photoBy: "© Ada" }, "Fjord"));
    expect([x, width]).toEqual([435, 290]);
  });

  test("moves to the middle of the free space before it shrinks", () => {
    const layout = layoutOf({ customLogo: WIDE }, "Fjord", EXPOSURE);
    const { x, width } = logoOf(layout);
    expect(width).toBe(290);
    const [subject, exif] = layout.caption.map(({ box }) => box);
    const middle = ((subject?.x ?? 0) + (subject?.width ?? 0) + (exif?.x ?? 0)) / 2;
    expect(x + width / 2).toBeCloseTo(middle, 6);
    expect(textsOf(layout)).toEqual(["Fjord", EXIF_LINE]);
  });

  test("shrinks to the free space before a line wraps", () => {
    const layout = layoutOf({ customLogo: WIDE }, "A".repeat(24), EXPOSURE);
    expect(logoOf(layout).width).toBeCloseTo(1000 - 12.5 * (24 + EXIF_LINE.length) - 75, 6);
    expect(layout.caption).toHaveLength(2);
  });

  test("keeps 60 percent when lines wrap, and cuts no exposure data", () => {
    const layout = layoutOf({ customLogo: WIDE }, "The long walk across the dunes of Erg Chebbi", EXPOSURE);
    expect(logoOf(layout).width).toBeCloseTo(0.6 * 290, 6);
    expect(textsOf(layout)).toEqual(["The long walk across the dunes", EXIF_LINE, "of Erg Chebbi"]);
    expect(layout.cut).toEqual([]);
  });

  test("is next to the right column alone, below the left one, if otherwise a field would be cut", () => {
    const title = "The long walk across the singing dunes of Erg Chebbi at the first light of a cold December morning";
    const layout = layoutOf({ customLogo: WIDE, photoBy: "Photo by Ines Morel and Tomas Lind" }, title, EXPOSURE);
    expect(layout.cut).toEqual([]);
    expect(layout.caption.map(({ role }) => role)).toEqual(["subject", "subject", "credit", "exif"]);
    const { y, height, width } = logoOf(layout);
    const [, , credit, exif] = layout.caption.map(({ box }) => box);
    expect(width).toBeGreaterThanOrEqual(0.6 * 290);
    expect(y + height / 2).toBeCloseTo(((credit?.y ?? 0) + (exif?.y ?? 0) + (exif?.height ?? 0)) / 2, 6);
  });

  test("leaves space for the widest figure however large it may be", () => {
    const settings = { customLogo: logo(5000, 10), logoSize: 120, growForLogo: true, metadataFontSize: 50 };
    const layout = layoutOf(settings, "Fjord", EXPOSURE);
    expect(layout.caption.every(({ font }) => font.size === 50)).toBe(true);
    expect(textsOf(layout).filter((text) => text.startsWith("ISO"))).toEqual(["ISO 3200"]);
  });
});

describe("a logo next to one column", () => {
  test("leaves all rows of the layout line on one axis", () => {
    const changes = {
      captionLayout: "line",
      customLogo: WIDE,
      logoSize: 90,
      locationText: "Merzouga in the far south of Morocco",
    } as const;
    const layout = layoutOf({ ...changes, metadataFontSize: 40 }, "Dunes", EXPOSURE);
    const boxes = layout.caption.map(({ box }) => box);
    const axes = [...new Set(boxes.map(({ y }) => y))].map((top) => {
      const edges = boxes.filter(({ y }) => y === top).flatMap(({ x, width }) => [x, x + width]);
      return (Math.min(...edges) + Math.max(...edges)) / 2;
    });
    expect(axes.length).toBeGreaterThan(1);
    for (const axis of axes) expect(axis).toBeCloseTo(axes[0] ?? 0, 6);
  });

  test.each([
    ["left", "left", 80, 80 + 290 + 37.5],
    ["right", "left", 790, 80],
    ["center", "left", 435, 80],
    ["center", "line", 580 - (290 + 37.5 + 62.5) / 2, 580 + (290 + 37.5 + 62.5) / 2 - 62.5],
  ] as const)(
    "at the position %s in the layout %s is at %f, with text at %f",
    (logoPosition, captionLayout, x, textX) => {
      const layout = layoutOf({ customLogo: WIDE, logoPosition, captionLayout }, "Fjord");
      expect(logoOf(layout).x).toBeCloseTo(x, 6);
      expect(layout.caption[0]?.box.x).toBeCloseTo(textX, 6);
      expect(layout.logoCentred).toBe(false);
    },
  );

  test.each(["left", "center", "right"] as const)(
    "at the position %s is below a centred caption, and both are on the canvas’s axis",
    (logoPosition) => {
      const layout = layoutOf({ customLogo: WIDE, logoPosition, captionLayout: "center", photoBy: "© Ada" }, "Fjord");
      const { x, y, width, height } = logoOf(layout);
      expect(x + width / 2).toBeCloseTo(580, 6);
      const boxes = layout.caption.map(({ box }) => box);
      expect(boxes).toHaveLength(2);
      for (const box of boxes) expect(box.x + box.width / 2).toBeCloseTo(580, 6);
      expect(y).toBeGreaterThan(Math.max(...boxes.map((box) => box.y + box.height)));
      const area = layout.captionArea ?? { y: 0, height: 0 };
      expect(y + height).toBeLessThan(area.y + area.height);
      expect(layout.logoCentred).toBe(logoPosition !== "center");
    },
  );

  test("moves from the centre towards the free side", () => {
    const { x } = logoOf(layoutOf({ customLogo: WIDE, logoPosition: "center" }, "A".repeat(40)));
    expect(x).toBeCloseTo(80 + 500 + 37.5, 6);
  });
});

describe("the caption area", () => {
  test.each([
    ["a square logo at 50", { customLogo: SQUARE, logoSize: 50 }, Math.round((0.7 * 151 * 200) / 1160)],
    ["a square logo that fits", { customLogo: SQUARE, logoSize: 18 }, null],
    ["a wide logo at 120", { customLogo: WIDE, logoSize: 120 }, Math.round((0.7 * 151 * 5 * 200) / 1160)],
    ["a logo for which it grows", { customLogo: SQUARE, growForLogo: true }, null],
    ["no logo", {}, null],
  ] as const)("limits %s to the size %j", (_, changes, limit) => {
    expect(layoutOf({ ...changes, locationText: "Oslo" }).logoLimit).toBe(limit);
  });

  test("has no effect on sizes up to the limit", () => {
    const at = (logoSize: number) => logoOf(layoutOf({ customLogo: SQUARE, logoSize, locationText: "Oslo" })).width;
    const limit = layoutOf({ customLogo: SQUARE, logoSize: 120, locationText: "Oslo" }).logoLimit ?? 0;
    expect(at(limit - 1)).toBeCloseTo(((limit - 1) / 200) * 1160, 6);
    expect(at(limit + 1)).toBe(at(120));
  });

  test("grows to hold the logo at its full size, with the text in its middle", () => {
    const layout = layoutOf({ customLogo: SQUARE, logoSize: 50, growForLogo: true, locationText: "Oslo" });
    const area = layout.captionArea ?? { y: 0, height: 0 };
    expect(logoOf(layout).width).toBeCloseTo(290, 6);
    expect(area.height).toBe(Math.ceil(290 / 0.7));
    const box = layout.caption[0]?.box ?? { y: 0, height: 0 };
    expect(box.y + box.height / 2).toBeCloseTo(area.y + area.height / 2, 6);
    expect(logoOf(layout).y + 145).toBeCloseTo(area.y + area.height / 2, 6);
  });

  test("does not grow for a logo that fits", () => {
    const settings = { customLogo: WIDE, locationText: "Oslo" };
    expect(layoutOf({ ...settings, growForLogo: true }).captionArea).toEqual(layoutOf(settings).captionArea);
  });
});

describe("a caption on one line", () => {
  const line = { captionLayout: "line", photoBy: "© Ada", locationText: "Oslo" } as const;

  test("has a separator between its fields and is centred", () => {
    const layout = layoutOf(line, "Fjord", EXPOSURE);
    expect(textsOf(layout)).toEqual(["Fjord", "·", "Oslo", "·", "© Ada", "·", EXIF_LINE]);
    expect(new Set(layout.caption.map(({ box }) => box.y)).size).toBe(1);
    const [first, last] = [layout.caption[0]!.box, layout.caption.at(-1)!.box];
    expect((first.x + last.x + last.width) / 2).toBeCloseTo(580, 6);
  });

  test("wraps between fields, without a separator at the end of a row", () => {
    const layout = layoutOf(line, "A long title that takes most of the line for itself", EXPOSURE);
    const tops = [...new Set(layout.caption.map(({ box }) => box.y))];
    const rows = tops.map((top) => layout.caption.filter(({ box }) => box.y === top));
    expect(rows.map((row) => row.map(({ text }) => text))).toEqual([
      ["A long title that takes most of the line for itself", "·", "Oslo", "·", "© Ada"],
      [EXIF_LINE],
    ]);
  });

  test("runs from right to left if its first field does", () => {
    const { caption } = layoutOf(line, "שלום");
    expect(caption.map(({ text }) => text)).toEqual(["© Ada", "·", "Oslo", "·", "שלום"]);
  });
});

test.each(["left", "center", "line"] as const)(
  "a large logo is below a single column (%s) if next to it a field would be cut",
  (captionLayout) => {
    const title = "The long walk across the singing dunes of Erg Chebbi at the first light of a cold December morning";
    const layout = layoutOf({ captionLayout, customLogo: WIDE, logoSize: 120, growForLogo: true }, title);
    const lowest = Math.max(...layout.caption.map(({ box }) => box.y + box.height));
    expect(layout.cut).toEqual([]);
    expect(textsOf(layout).join(" ")).toBe(title);
    expect(logoOf(layout).y).toBeGreaterThanOrEqual(lowest);
    expect(logoOf(layout).y + logoOf(layout).height).toBeLessThanOrEqual(layout.canvas.height);
  },
);

test("columns are one below the other if side by side a field would be cut", () => {
  const title = "The long walk across the singing dunes of Erg Chebbi at the first light of a cold December morning";
  const settings = { metadataFontSize: 50, photoBy: "Photo by Ines Morel and Tomas" };
  const layout = layoutOf(settings, title, EXPOSURE);
  expect(layout.cut).toEqual([]);
  expect(layout.caption.map(({ role }) => role)).toEqual(["subject", "subject", "subject", "credit", "exif"]);
});

test("text is measured a bounded number of times", () => {
  let calls = 0;
  const counting: MeasureText = (text, font) => {
    calls += 1;
    return measureByCodePoint(text, font);
  };
  const settings = settingsWith({
    showMetadata: true,
    customLogo: WIDE,
    photoBy: "wide ".repeat(200),
    locationText: "long ".repeat(200),
    additionalCredits: `${"more ".repeat(60)}\n`.repeat(3),
  });
  layoutPicture({ settings, photo, subject: "so ".repeat(300), camera: EXPOSURE, watermark: true, measure: counting });
  expect(calls).toBeLessThan(1000);
});
