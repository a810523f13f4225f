import { describe, expect, test } from "vitest";
import { MARK_PLACES } from "../settings/rows/mark.ts";
import type { Settings } from "../settings/table.ts";
import { measureByCodePoint, settingsWith } from "../testing.ts";
import { type Box, overlap } from "./geometry.ts";
import { layoutPicture } from "./index.ts";
import { scaleLayout } from "./scale.ts";
import type { Layout, LayoutInput } from "./types.ts";

const LOGO = { id: "logo", name: "logo.png", width: 240, height: 80 };
const TEXT = { photoMark: "text", photoMarkText: "© Ada Lovelace" } as const satisfies Partial<Settings>;
const MARK = { photoMark: "logo", customLogo: LOGO } as const satisfies Partial<Settings>;

function marked(changes: Partial<Settings>, input: Partial<LayoutInput> = {}): Layout {
  return layoutPicture({
    settings: settingsWith(changes),
    photo: { width: 3000, height: 2000 },
    subject: "Vessels, Morning",
    camera: {},
    watermark: false,
    measure: measureByCodePoint,
    ...input,
  });
}

const boxesOf = ({ photoMark }: Layout): readonly Box[] => [
  ...(photoMark?.texts ?? []).map(({ box }) => box),
  ...(photoMark?.logos ?? []),
];

function expectInside(layout: Layout): void {
  const { photo } = layout;
  for (const { x, y, width, height } of boxesOf(layout)) {
    expect(x).toBeGreaterThanOrEqual(photo.x - 1e-6);
    expect(y).toBeGreaterThanOrEqual(photo.y - 1e-6);
    expect(x + width).toBeLessThanOrEqual(photo.x + photo.width + 1e-6);
    expect(y + height).toBeLessThanOrEqual(photo.y + photo.height + 1e-6);
  }
}

test("A logo as a mark has the ink of the photo beneath it, if it follows the text's colour", () => {
  const inks = (changes: Partial<Settings>, range: readonly [number, number]) => {
    const tones = { columns: 1, rows: 1, darkest: Uint8Array.of(range[0]), lightest: Uint8Array.of(range[1]) };
    return marked({ ...MARK, ...changes }, { tones }).photoMark?.logos.map(({ ink }) => ink);
  };
  expect(inks({}, [0, 20])).toEqual([null]);
  expect(inks({ logoColours: "text" }, [0, 20])).toEqual(["#FFFFFF"]);
  expect(inks({ logoColours: "text" }, [230, 255])).toEqual(["#000000"]);
});

describe.each([
  ["text", TEXT],
  ["logo", MARK],
] as const)("A mark on the photo: %s", (_kind, mark) => {
  test.each(MARK_PLACES)(
    "is inside the photo at %s, and leaves the rest of the picture as it was",
    (photoMarkPlace) => {
      const layout = marked({ ...mark, photoMarkPlace });
      expectInside(layout);
      expect({ ...layout, photoMark: null }).toEqual(marked({ ...mark, photoMark: "none" }));
      expect(boxesOf(layout).length > 1).toBe(photoMarkPlace === "tiled");
    },
  );

  test("is as wide as its size says, in percent of the photo", () => {
    for (const photoMarkSize of [1, 16, 40])
      expect(boxesOf(marked({ ...mark, photoMarkSize }))[0]?.width).toBeCloseTo(30 * photoMarkSize);
  });

  test("has its opacity", () => {
    expect(marked({ ...mark, photoMarkOpacity: 25 }).photoMark?.opacity).toBe(0.25);
  });

  test("is no higher than a panorama allows", () => {
    const low = marked({ ...mark, photoMarkSize: 40 }, { photo: { width: 6000, height: 200 } });
    expectInside(low);
    expect(boxesOf(low)[0]?.height).toBeLessThanOrEqual(0.4 * 200 + 1e-6);
  });

  test("is the export’s on screen", () => {
    const layout = marked({ ...mark, photoMarkPlace: "tiled", photoMarkSize: 8 });
    const half = boxesOf(scaleLayout(layout, 0.5));
    for (const [index, { x, y, width }] of boxesOf(layout).entries()) {
      expect(half[index]?.x).toBeCloseTo(x / 2);
      expect(half[index]?.y).toBeCloseTo(y / 2);
      expect(half[index]?.width).toBeCloseTo(width / 2);
    }
  });
});

test("Tiles are apart from each other, and at most a few hundred", () => {
  for (const photoMarkSize of [1, 5, 20, 40]) {
    const boxes = boxesOf(marked({ ...TEXT, photoMarkPlace: "tiled", photoMarkSize }));
    expect(boxes.length).toBeGreaterThan(1);
    expect(boxes.length).toBeLessThan(400);
    for (const [index, box] of boxes.entries())
      expect(boxes.slice(index + 1).some((other) => overlap(box, other))).toBe(false);
  }
});

test("A mark keeps off a label on the photo", () => {
  for (const photoMarkPlace of ["bottom-left", "top-left"] as const) {
    const layout = marked({
      ...TEXT,
      photoMarkPlace,
      showMetadata: true,
      labelStyle: "wall",
      labelPlace: "photo",
      labelCorner: photoMarkPlace,
    });
    expect(overlap(layout.captionArea!, boxesOf(layout)[0]!)).toBe(false);
    expectInside(layout);
  }
});

test.each<[string, Partial<Settings>]>([
  ["without a text", { photoMark: "text", photoMarkText: "  " }],
  ["without a logo", { photoMark: "logo" }],
  ["that is off", { ...TEXT, photoMark: "none" }],
])("A mark %s is not drawn", (_title, changes) => {
  expect(marked(changes).photoMark).toBeNull();
});
