import { describe, expect, it } from "vitest";
import { bandsAround } from "../layers/walk.ts";
import { measureByCodePoint, overlap, settingsWith } from "../testing.ts";
import type { Settings } from "../settings/table.ts";
import { cornerBoxes, cornersOf, roundedBands } from "./corners.ts";
import { layoutPicture } from "./index.ts";
import { scaleToScreen } from "./scale.ts";
import type { Layout } from "./types.ts";

function layoutOf(changes: Partial<Settings>): Layout {
  return layoutPicture({
    settings: settingsWith({ innerBorderSize: 0, outerBorderSize: 10, ...changes }),
    photo: { width: 1000, height: 600 },
    subject: "",
    camera: {},
    watermark: false,
    measure: measureByCodePoint,
  });
}

const cornersIn = (layout: Layout) => cornersOf(layout, bandsAround(layout));

describe("The radius of the corners", () => {
  it.each([
    [0, 0],
    [2, 12],
    [25, 150],
  ])("of %f percent is measured on the photo's short side", (cornerRadius, radius) => {
    expect(layoutOf({ cornerRadius }).cornerRadius).toBe(radius);
  });

  it("scales with the preview", () => {
    expect(scaleToScreen(layoutOf({ cornerRadius: 10 }), 0.5).cornerRadius).toBe(30);
  });
});

describe("Bands at a corner", () => {
  const lines = { innerBorderSize: 4, bevelSize: 10, secondStrokeSize: 3, secondStrokeGap: 2, cornerRadius: 5 };

  it("have the photo's centre of the arc, and end below the next one", () => {
    const layout = layoutOf({ ...lines, outerBorderColor: "#808080" });
    const bands = bandsAround(layout);
    const [corner] = cornersOf(layout, bands);
    expect(corner).toMatchObject({ x: "left", y: "top", centre: { x: 134, y: 134 }, radius: 30, reach: 57 });
    expect(roundedBands(corner!, layout, bands)).toEqual([
      { outer: 57, inner: 53, beside: "#000000", above: "#000000" },
      { outer: 54, inner: 43, beside: null, above: null },
      { outer: 44, inner: 33, beside: "#F1F0EC", above: "#E4E3DF" },
      { outer: 35, inner: 33, beside: undefined, above: "#B6B6B2" },
      { outer: 34, inner: 30, beside: "#000000", above: "#000000" },
    ]);
  });

  it("of a bevel have its shadows above and to the left alone", () => {
    const layout = layoutPicture({
      settings: settingsWith({ innerBorderSize: 0, outerBorderSize: 10, bevelSize: 10, cornerRadius: 5 }),
      photo: { width: 6000, height: 4000 },
      subject: "",
      camera: {},
      watermark: false,
      measure: measureByCodePoint,
    });
    const bands = bandsAround(layout);
    const colours = cornersOf(layout, bands).map((corner) =>
      roundedBands(corner, layout, bands)
        .slice(-2)
        .map(({ beside, above }) => [beside, above]),
    );
    const [above, before] = ["#B6B6B2", "#D4D3D0"];
    expect(colours).toEqual([
      [
        [undefined, above],
        [before, undefined],
      ],
      [
        [undefined, above],
        [undefined, undefined],
      ],
      [
        [undefined, undefined],
        [before, undefined],
      ],
      [
        [undefined, undefined],
        [undefined, undefined],
      ],
    ]);
  });
});

/** Middles of the pixels between an arc and its square, as distances from the centre. */
function pixelsOutside(radius: number, reach: number): (readonly [number, number])[] {
  const middles = Array.from({ length: reach }, (_, index) => index + 0.5);
  const all = middles.flatMap((u) => middles.map((v) => [u, v] as const));
  return all.filter(([u, v]) => Math.hypot(u, v) >= radius - 0.5);
}

describe("Boxes of a corner", () => {
  const layout = layoutOf({ cornerRadius: 15, innerBorderSize: 3, bevelSize: 12 });
  const boxes = cornersIn(layout).flatMap((corner) => cornerBoxes(corner));

  it("cover all pixels outside the arc, up to the outermost band", () => {
    for (const { centre, radius, reach, x, y } of cornersIn(layout)) {
      const [across, down] = [x === "left" ? -1 : 1, y === "top" ? -1 : 1];
      for (const [u, v] of pixelsOutside(radius, reach)) {
        const pixel = { x: centre.x + across * u, y: centre.y + down * v, width: 0.01, height: 0.01 };
        expect(boxes.filter((box) => overlap(box, pixel))).toHaveLength(1);
      }
    }
  });

  it("leave out the photo's part inside the arc", () => {
    const area = boxes.reduce((sum, { width, height }) => sum + width * height, 0);
    const [{ radius, reach }] = cornersIn(layout) as [ReturnType<typeof cornersIn>[number]];
    const outside = 4 * (reach ** 2 - (Math.PI / 4) * radius ** 2);
    expect(area / outside).toBeLessThan(1.15);
  });

  it("are none for square corners", () => {
    expect(cornersIn(layoutOf({ bevelSize: 12 }))).toEqual([]);
  });
});
