import { describe, expect, test } from "vitest";
import { DEFAULT_SETTINGS, type Settings } from "../settings/table.ts";
import {
  aroundPaper,
  bledPicture,
  cropMarksOf,
  pdfPageCount,
  pdfPaper,
  photoInCell,
  photoPage,
  sheetPage,
} from "./page.ts";

const WIDE = { width: 6000, height: 4000 };

function settingsWith(changes: Partial<Settings>): Settings {
  return { ...DEFAULT_SETTINGS, ...changes };
}

test.each<[Partial<Settings>, boolean, number, number]>([
  [{}, false, 210, 297],
  [{}, true, 297, 210],
  [{ pdfPaper: "a3" }, false, 297, 420],
  [{ pdfPaper: "letter" }, true, 279.4, 215.9],
  [{ pdfPaper: "30x40" }, false, 300, 400],
  [{ pdfPaper: "custom", pdfPaperWidth: 200, pdfPaperHeight: 100 }, false, 100, 200],
])("The paper of %o, wide: %o, is %d × %d mm", (changes, isWide, width, height) => {
  expect(pdfPaper(settingsWith(changes), isWide)).toEqual({ width, height });
});

describe("A photo’s page", () => {
  test("has the picture in its middle, within the margins", () => {
    const { paper, picture } = photoPage(settingsWith({ pdfMargin: 10 }), WIDE);
    expect(paper).toEqual({ width: 297, height: 210 });
    expect(picture.width).toBeCloseTo(277);
    expect(picture.x).toBeCloseTo(10);
    expect(picture.y).toBeCloseTo((210 - (277 * 2) / 3) / 2);
  });

  test.each<[string, Partial<Settings>, number]>([
    ["has it at its print size", { printSize: "custom", printWidth: 150 }, 150],
    ["has a print as large as the paper without margins", { printSize: "a4" }, 297],
    ["reduces a print that is larger than the paper", { printSize: "a3" }, 277],
    ["has it at its print size on larger paper", { printSize: "a4", pdfPaper: "a3" }, 297],
  ])("%s", (_name, changes, width) => {
    expect(photoPage(settingsWith(changes), WIDE).picture.width).toBeCloseTo(width);
  });

  test("has the print’s own bleed outside the paper", () => {
    const settings = settingsWith({ printSize: "a4", bleedMm: 3, pdfBleed: 3 });
    const { picture } = photoPage(settings, { width: 3030, height: 2160 });
    expect(picture.width).toBeCloseTo(303);
    expect(picture.x).toBeCloseTo(-3);
  });

  test("continues the matte into the bleed where the picture reaches the paper’s edge, and nowhere else", () => {
    const settings = settingsWith({ printSize: "a4", pdfBleed: 4 });
    const page = photoPage(settings, { width: 2970, height: 1500 });
    const bled = bledPicture(page, settings);
    expect(bled.x).toBeCloseTo(-4);
    expect(bled.width).toBeCloseTo(305);
    expect(bled.height).toBe(page.picture.height);
  });
});

test("Crop marks are outside paper and bleed, two at each corner", () => {
  const settings = settingsWith({ cropMarks: true, pdfBleed: 4 });
  const marks = cropMarksOf({ width: 210, height: 297 }, settings);
  expect(marks).toHaveLength(8);
  expect(aroundPaper(settings)).toBe(9);
  for (const { x, y, width, height } of marks) {
    const isBeside = x + width <= -4 || x >= 214;
    expect(isBeside || y + height <= -4 || y >= 301).toBe(true);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(-9);
  }
  expect(cropMarksOf({ width: 210, height: 297 }, settingsWith({}))).toEqual([]);
});

describe("A contact sheet", () => {
  test.each([
    [4, 5, 210],
    [1, 1, 210],
    [8, 10, 210],
    [5, 4, 297],
  ])("of %i × %i cells is %i mm wide, with all cells inside its margins", (sheetColumns, sheetRows, wide) => {
    const { paper, cells, type } = sheetPage(settingsWith({ sheetColumns, sheetRows, pdfMargin: 12 }));
    expect(paper.width).toBe(wide);
    expect(cells).toHaveLength(sheetColumns * sheetRows);
    for (const { photo, lines } of cells) {
      expect(photo.x).toBeGreaterThanOrEqual(12 - 1e-9);
      expect(photo.x + photo.width).toBeLessThanOrEqual(paper.width - 12 + 1e-9);
      expect(photo.height).toBeGreaterThan(0);
      expect(lines[0]).toBeGreaterThan(type);
      expect(photo.y + photo.height + Math.max(...lines) + 0.3 * type).toBeLessThanOrEqual(paper.height - 12 + 1e-9);
    }
  });

  test.each([0, 1, 2])(
    "with %i caption lines has them under each photo, and larger photos with fewer",
    (sheetLines) => {
      const [cell] = sheetPage(settingsWith({ sheetLines })).cells;
      const [full] = sheetPage(DEFAULT_SETTINGS).cells;
      expect(cell!.lines).toHaveLength(sheetLines);
      expect(cell!.photo.height > full!.photo.height).toBe(sheetLines < 2);
    },
  );

  test.each([
    ["photo", 45, 45],
    ["sheet", 40, 2],
    ["sheet", 41, 3],
    ["sheet", 0, 0],
  ] as const)("with the layout %s %i photos take %i pages", (pdfLayout, photos, pages) => {
    expect(pdfPageCount(settingsWith({ pdfLayout }), photos)).toBe(pages);
  });

  test("has each photo at the upper left of its cell, as large as fits", () => {
    const [cell] = sheetPage(DEFAULT_SETTINGS).cells;
    const { x, y, height } = cell!.photo;
    const box = photoInCell(cell!, { width: 100, height: 400 });
    expect(box).toMatchObject({ x, y });
    expect(box.height).toBeCloseTo(height);
  });
});
