/** Sixty captions: none loses a figure, and none is cut while there is room. */
import { describe, expect, test } from "vitest";
import type { CameraData } from "../caption/camera-data.ts";
import { cameraLine } from "../caption/camera-text.ts";
import type { CaptionLayout, Settings } from "../settings/table.ts";
import { overlap, settingsWith } from "../testing.ts";
import type { Size } from "./geometry.ts";
import { layoutPicture } from "./index.ts";
import type { Layout, MeasureText } from "./types.ts";

/** Widths as in Inter: capitals and ideographs are wide, points and the letters i and l are narrow. */
const measure: MeasureText = (text, { size }) => [...text].reduce((sum, letter) => sum + emsOf(letter) * size, 0);

function emsOf(letter: string): number {
  if (/\p{M}/u.test(letter)) return 0;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(letter)) return 1;
  if (/[\s.,:;/'’|ilI]/u.test(letter)) return 0.28;
  return /[\p{Lu}MW\d]/u.test(letter) ? 0.66 : 0.55;
}

const PHONE: CameraData = {
  camera: "iPhone 6",
  lens: "iPhone 6 back camera 4.15mm f/2.2",
  focalLength: 4.15,
  aperture: 2.2,
  exposureTime: 1 / 1848,
  iso: 32,
};
const TELE: CameraData = {
  camera: "NIKON Z 6_2",
  lens: "NIKKOR Z 180-600mm f/5.6-6.3 VR",
  focalLength: 600,
  aperture: 6.3,
  exposureTime: 1 / 8000,
  iso: 102_400,
};

const LANDSCAPE = { width: 6000, height: 4000 };
const PORTRAIT = { width: 4000, height: 6000 };
const PANORAMA = { width: 10_000, height: 1000 };
const SMALL = { width: 400, height: 300 };

const WALK = "The long walk across the singing dunes of Erg Chebbi at the first light of a cold and windless December";
const MERZOUGA = "Merzouga, Drâa-Tafilalet, Morocco, 31.0982 N 4.0126 W, near the old caravan route to Timbuktu";
const TOKYO = "東京の夜景、目黒川の桜並木と春の雨に濡れた石畳の坂道";
const BANGKOK = "กรุงเทพมหานครยามค่ำคืนริมแม่น้ำเจ้าพระยา";
const HEBREW = "הליכה ארוכה לאורך החוף של תל אביב בשעת השקיעה";
const ARABIC = "مسيرة طويلة عبر الكثبان الرملية عند الفجر";
const GREEK = "Μεγάλος περίπατος στην Ακρόπολη το πρωί του χειμώνα";
const HINDI = "वाराणसी के घाटों पर सुबह की पहली किरण";
const KOREAN = "서울의 밤과 한강을 따라 걷는 긴 산책";
const RUSSIAN = "Долгая прогулка по набережной Невы в белую ночь";
const THANKS = "Photo by Ines Morel, with thanks to everybody who carried the vessels up the stairs";
const WELSH = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch";

const logo = (width: number, height: number): Settings["customLogo"] => ({ id: "1", name: "1.png", width, height });
const WIDE = { customLogo: logo(500, 100) };
const VERY_WIDE = { customLogo: logo(1000, 80), logoSize: 120 };
const SQUARE = { customLogo: logo(100, 100), logoSize: 80 };
const GROWING = { ...SQUARE, growForLogo: true };

type Entry = readonly [title: string, subject: string, photo: Size, camera: CameraData, changes: Partial<Settings>];

const scripts: readonly Entry[] = [WALK, TOKYO, BANGKOK, HEBREW, ARABIC, GREEK, HINDI, KOREAN, RUSSIAN, WELSH].flatMap(
  (subject): Entry[] => [
    [`${subject.slice(0, 12)}… on a landscape`, subject, LANDSCAPE, TELE, { locationText: MERZOUGA }],
    [`${subject.slice(0, 12)}… with a wide logo`, subject, PORTRAIT, PHONE, WIDE],
  ],
);

const layouts: readonly Entry[] = (["columns", "left", "center", "line"] as const).flatMap(
  (captionLayout: CaptionLayout) =>
    [LANDSCAPE, PORTRAIT, PANORAMA].flatMap((photo): Entry[] => {
      const size = `${photo.width} x ${photo.height}`;
      const texts = { captionLayout, locationText: MERZOUGA, photoBy: THANKS };
      return [
        [`${captionLayout} on ${size}`, WALK, photo, TELE, texts],
        [`${captionLayout} on ${size} with a logo`, "Dunes", photo, PHONE, { ...texts, locationText: "", ...WIDE }],
      ];
    }),
);

const sizes: readonly Entry[] = ([15, 25, 40, 50] as const).flatMap((metadataFontSize): Entry[] => [
  [`font size ${metadataFontSize}`, WALK, PORTRAIT, TELE, { metadataFontSize, locationText: MERZOUGA }],
  [`font size ${metadataFontSize} on a small photo`, "Dunes", SMALL, PHONE, { metadataFontSize, photoBy: THANKS }],
]);

const logos: readonly Entry[] = [WIDE, VERY_WIDE, SQUARE, GROWING].flatMap((changes, index): Entry[] => [
  [`logo ${index} and a short title`, "Dunes", LANDSCAPE, TELE, { ...changes, photoBy: "© Ada Byron" }],
  [`logo ${index} and large text`, "Dunes", LANDSCAPE, PHONE, { ...changes, metadataFontSize: 40 }],
]);

const TABLE: readonly Entry[] = [...scripts, ...layouts, ...sizes, ...logos];

function layoutOf([, subject, photo, camera, changes]: Entry): Layout {
  const settings = settingsWith({ showMetadata: true, ...changes });
  return layoutPicture({ settings, photo, subject, camera, watermark: false, measure });
}

test("the table has sixty captions", () => {
  expect(TABLE).toHaveLength(60);
});

describe.each(TABLE)("the caption of %s", (...entry) => {
  const layout = layoutOf(entry);
  const printed = (role: string): string[] =>
    layout.caption.filter((line) => line.role === role).map(({ text }) => text);

  test("has every figure of the exposure in its field, at the caption’s font size", () => {
    expect(printed("exif").join("  ")).toBe(cameraLine("exif", entry[3]));
    expect(printed("camera").join(" ")).toBe(entry[3].camera);
    expect(printed("lens").join(" ")).toBe(entry[3].lens);
    expect(new Set(layout.caption.map(({ font }) => font.size)).size).toBe(1);
  });

  test("has its title to the end and no ellipsis", () => {
    expect(printed("subject").join("").replaceAll(" ", "")).toBe(entry[1].replaceAll(" ", ""));
    expect(layout.cut).toEqual([]);
    expect(layout.caption.filter(({ text }) => text.includes("…"))).toEqual([]);
  });

  test("overlaps neither itself nor the logo nor the canvas’s edge", () => {
    const boxes = [...layout.caption.map(({ box }) => box), ...(layout.logo ? [layout.logo] : [])];
    for (const [index, box] of boxes.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(layout.canvas.width);
      for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false);
    }
  });
});
