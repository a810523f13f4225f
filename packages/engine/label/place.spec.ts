/** Places of labels other than below the photo. */
import { describe, expect, test } from "vitest";
import { gridOf } from "../layout/grid.ts";
import type { Layout, LayoutInput } from "../layout/types.ts";
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
