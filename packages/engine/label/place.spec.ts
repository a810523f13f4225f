/** Places of labels other than below the photo. */
import { describe, expect, test } from "vitest";
import { gridOf } from "../layout/grid.ts";
import type { Layout, LayoutInput } from "../layout/types.ts";
import { type Box, overlap, unionOf } from "../layout/geometry.ts";
import { LABEL_CORNERS } from "../settings/rows/caption.ts";
import { photoTones } from "../photo-tones.ts";
import type { Settings } from "../settings/table.ts";
import { label, STYLES } from "./testing.ts";

describe("In the matte, a label", () => {
  const inMatte = (changes: Partial<Settings>, input: Partial<LayoutInput> = {}): Layout =>
    label({ labelPlace: "matte", innerBorderSize: 0, ...changes }, input);
  const ends = ({ caption, marks }: Layout): readonly [top: number, bottom: number] => {
    const boxes = [...caption, ...marks].map(({ box }) => box);
    return [Math.min(...boxes.map(({ y }) => y)), Math.max(...boxes.map(({ y, height }) => y + height))];
  };

  test.each(STYLES)("of the style %s is in its middle, and adds nothing where it fits", (labelStyle) => {
    const layout = inMatte({ labelStyle, outerBorderSize: 20, bottomWeight: 50 });
    const [top, bottom] = ends(layout);
    const { photo, canvas } = layout;
    expect((top + bottom) / 2).toBeCloseTo((photo.y + photo.height + canvas.height) / 2, 0);
    expect(canvas).toEqual(
      label({ showMetadata: false, innerBorderSize: 0, outerBorderSize: 20, bottomWeight: 50 }).canvas,
    );
  });

  test.each(STYLES.filter((style) => style !== "contact"))(
    "of the style %s adds what it lacks with 1 u of air",
    (labelStyle) => {
      const layout = inMatte({ labelStyle, outerBorderSize: 1 });
      const [top, bottom] = ends(layout);
      const u = 3;
      const { photo, canvas } = layout;
      expect(top - photo.y - photo.height).toBeGreaterThanOrEqual(u - 0.51);
      expect(top - photo.y - photo.height).toBeLessThan(3 * u);
      expect(canvas.height - bottom).toBeGreaterThanOrEqual(u - 0.51);
    },
  );

  test("adds whole blocks on the grid of a file that stores the bottom first, and stays in the middle", () => {
    const photo = { width: 2992, height: 2000 };
    const grid = gridOf({ width: 16, height: 16 }, 3, photo);
    for (const labelStyle of STYLES) {
      const on = inMatte({ labelStyle, outerBorderSize: 2 }, { photo, grid });
      const bare = inMatte({ showMetadata: false, outerBorderSize: 2 }, { photo, grid });
      expect((on.canvas.height - bare.canvas.height) % 16).toBe(0);
      const [top, bottom] = ends(on);
      expect((top + bottom) / 2).toBeCloseTo((on.photo.y + on.photo.height + on.canvas.height) / 2, 0);
    }
  });

  test("is the plain caption of before for the style plain", () => {
    expect(label({ labelPlace: "matte" }, {})).toEqual(label({}, {}));
  });
});

function expectInside(box: Box, around: Box): void {
  const union = unionOf([box, around]);
  expect([union.x, union.y]).toEqual([around.x, around.y]);
  expect(union.width).toBeCloseTo(around.width);
  expect(union.height).toBeCloseTo(around.height);
}

describe("On the photo, a label", () => {
  const bare = { innerBorderSize: 0, labelPlace: "photo" } as const satisfies Partial<Settings>;
  const onPhoto = (changes: Partial<Settings>, input: Partial<LayoutInput> = {}): Layout =>
    label({ ...bare, ...changes }, input);
  const inkOf = ({ caption, marks }: Layout): Box => unionOf([...caption, ...marks].map(({ box }) => box));
  const even = (tone: number) =>
    photoTones(
      Uint8ClampedArray.from({ length: 16 }, (_, n) => (n % 4 === 3 ? 255 : tone)),
      { width: 2, height: 2 },
    );
  /** 3 % of the base length. */
  const INSET = 90;

  test.each(STYLES)(
    "of the style %s adds nothing to the picture, and prints all its texts inside an inset of 3 %",
    (labelStyle) => {
      const layout = onPhoto({ labelStyle });
      const { photo, canvas } = layout;
      expect(canvas).toEqual(label({ ...bare, showMetadata: false }).canvas);
      const texts = ({ caption }: Layout): string => caption.map(({ text }) => text).join(" ");
      expect(texts(layout)).toBe(texts(label({ ...bare, labelStyle, labelPlace: "below" })));
      const ink = inkOf(layout);
      expect(ink.x - photo.x).toBeGreaterThanOrEqual(INSET - 0.01);
      expect(ink.y - photo.y).toBeGreaterThanOrEqual(INSET - 0.01);
      expect(photo.x + photo.width - ink.x - ink.width).toBeGreaterThanOrEqual(INSET - 0.01);
      expect(photo.y + photo.height - ink.y - ink.height).toBeGreaterThanOrEqual(INSET - 0.01);
    },
  );

  test.each(LABEL_CORNERS)("at the %s is flush with these edges", (labelCorner) => {
    for (const labelStyle of STYLES) {
      const layout = onPhoto({ labelStyle, labelCorner });
      const { photo } = layout;
      const ink = inkOf(layout);
      const middle = ink.x + ink.width / 2 - photo.x - photo.width / 2;
      if (labelCorner.endsWith("left")) expect(ink.x - photo.x).toBeCloseTo(INSET);
      else if (labelCorner.endsWith("right")) expect(photo.x + photo.width - ink.x - ink.width).toBeCloseTo(INSET);
      else expect(middle).toBeCloseTo(0);
      const isAtTop = ink.y + ink.height / 2 < photo.y + photo.height / 2;
      expect(isAtTop).toBe(labelCorner.startsWith("top"));
    }
  });

  test("is clear of rounded corners", () => {
    const { photo, caption } = onPhoto({ labelStyle: "wall", cornerRadius: 40 });
    const radius = 800;
    const [first] = caption.toSorted((one, other) => other.box.y - one.box.y);
    const { x, y, height } = first!.box;
    const [across, down] = [photo.x + radius - x, y + height - (photo.y + photo.height - radius)];
    expect(Math.hypot(across, down)).toBeLessThan(radius);
  });

  test("is scaled down to half its size at most on a photo that is low, and is below it otherwise", () => {
    const low = onPhoto({ labelStyle: "wall", measuredBy: "width" }, { photo: { width: 3000, height: 560 } });
    const full = onPhoto({ labelStyle: "wall", measuredBy: "width" });
    const size = ({ caption }: Layout): number => caption[0]?.font.size ?? 0;
    expect(size(low)).toBeLessThan(size(full));
    expect(size(low)).toBeGreaterThanOrEqual(size(full) / 2);
    expect(overlap(inkOf(low), low.photo)).toBe(true);
    const narrow = onPhoto({ labelStyle: "wall", measuredBy: "width" }, { photo: { width: 3000, height: 200 } });
    expect(overlap(inkOf(narrow), narrow.photo)).toBe(false);
    expect(narrow.shade).toBeNull();
    expect(size(narrow)).toBe(size(full));
  });

  test("is white on dark photos and black on light ones, without a shade", () => {
    expect(onPhoto({ labelStyle: "poster" }, { tones: even(30) })).toMatchObject({ shade: null });
    expect(onPhoto({ labelStyle: "poster" }, { tones: even(30) }).caption[0]?.colour).toBe("#FFFFFF");
    expect(onPhoto({ labelStyle: "poster" }, { tones: even(240) }).caption[0]?.colour).toBe("#000000");
    expect(onPhoto({ labelStyle: "poster" }, { tones: even(240) }).shade).toBeNull();
    expect(onPhoto({ labelStyle: "contact" }, { tones: even(20) }).caption[0]?.colour).toBe("#E9C46A");
  });

  test("has a shade around it on photos of unknown tones", () => {
    const layout = onPhoto({ labelStyle: "gallery" });
    const { shade } = layout;
    const ink = inkOf(layout);
    expectInside(ink, shade!.box);
    expect(shade!.opacity).toBeGreaterThan(0.4);
  });

  test("leaves the logo in the matte", () => {
    const customLogo = { id: "logo", name: "logo.png", width: 240, height: 80 };
    const { logo, photo } = onPhoto({ labelStyle: "wall", outerBorderSize: 10, customLogo });
    expect(logo!.y).toBeGreaterThan(photo.y + photo.height);
  });

  test("stays at its place on the photo in a shape", () => {
    const layout = onPhoto({ labelStyle: "wall", shape: "9:16", labelCorner: "top-right" });
    const { photo, shade } = layout;
    const ink = inkOf(layout);
    expect(photo.x + photo.width - ink.x - ink.width).toBeCloseTo(INSET);
    expect(ink.y - photo.y).toBeCloseTo(INSET);
    expectInside(ink, shade!.box);
  });
});
