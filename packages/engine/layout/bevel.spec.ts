import { describe, expect, it, test } from "vitest";
import { isGrey, relativeLuminance, type HexColour } from "../colour.ts";
import type { Settings } from "../settings/table.ts";
import { measureByCodePoint, settingsWith } from "../testing.ts";
import { mitres } from "./bevel.ts";
import type { Size } from "./geometry.ts";
import { layoutPicture } from "./index.ts";
import { flatAreas } from "../layers/walk.ts";
import { scaleLayout } from "./scale.ts";
import type { Layout } from "./types.ts";

const SMALL: Size = { width: 1000, height: 600 };
const LARGE: Size = { width: 6000, height: 4000 };

function layoutOf(changes: Partial<Settings>, photo = SMALL, grey = false): Layout {
  const settings = settingsWith({ innerBorderSize: 0, outerBorderSize: 10, bevelSize: 10, ...changes });
  return layoutPicture({
    settings,
    photo,
    subject: "",
    camera: {},
    watermark: false,
    measure: measureByCodePoint,
    grey,
  });
}

function bevelOf(...args: Parameters<typeof layoutOf>): NonNullable<Layout["bevel"]> {
  const { bevel } = layoutOf(...args);
  if (bevel === null) throw new Error("No bevel");
  return bevel;
}

test("The flats above and below are between the corners, those at the sides have them, and shadows lie along the edges", () => {
  expect(flatAreas(layoutOf({}, LARGE))).toEqual([
    { box: { x: 538, y: 538, width: 6124, height: 4124 }, colour: "#E6E6E6" },
    { box: { x: 540, y: 540, width: 60, height: 4120 }, colour: "#F1F0EC" },
    { box: { x: 6600, y: 540, width: 60, height: 4120 }, colour: "#FFFFFD" },
    { box: { x: 600, y: 540, width: 6000, height: 60 }, colour: "#E4E3DF" },
    { box: { x: 600, y: 4600, width: 6000, height: 60 }, colour: "#FFFFFF" },
    { box: { x: 598, y: 600, width: 2, height: 4000 }, colour: "#D4D3D0" },
    { box: { x: 600, y: 597, width: 6000, height: 3 }, colour: "#B6B6B2" },
  ]);
});

test("Each corner is cut at 45° from the matte to the photo, and its half above or below has the colour of that flat", () => {
  expect(mitres(bevelOf({})).map(({ colour, points }) => [colour, ...points])).toEqual([
    ["#E4E3DF", [90, 90], [100, 90], [100, 100]],
    ["#E4E3DF", [1110, 90], [1100, 90], [1100, 100]],
    ["#FFFFFF", [90, 710], [100, 710], [100, 700]],
    ["#FFFFFF", [1110, 710], [1100, 710], [1100, 700]],
  ]);
  expect(mitres(bevelOf({})).map(({ box }) => box)).toEqual([
    { x: 90, y: 90, width: 10, height: 10 },
    { x: 1100, y: 90, width: 10, height: 10 },
    { x: 90, y: 700, width: 10, height: 10 },
    { x: 1100, y: 700, width: 10, height: 10 },
  ]);
});

describe("The core", () => {
  const MATTES: readonly HexColour[] = ["#FFFFFF", "#000000", "#808080", "#D8D2C6", "#B02020"];

  it.each(MATTES)("is near white in a matte of %s, darkest above and lightest below", (outerBorderColor) => {
    const { colours } = bevelOf({ outerBorderColor });
    expect(colours).toEqual({ top: "#E4E3DF", left: "#F1F0EC", right: "#FFFFFD", bottom: "#FFFFFF" });
  });

  it("has no colour where the photo has none, and the same lightness", () => {
    const { colours, above, before } = bevelOf({}, LARGE, true);
    const all = [...Object.values(colours), above.colour, before.colour];
    expect(all.every(isGrey)).toBe(true);
    const plain = bevelOf({}, LARGE).colours;
    for (const side of ["top", "left", "right", "bottom"] as const)
      expect(relativeLuminance(colours[side])).toBeCloseTo(relativeLuminance(plain[side]), 1);
  });
});

describe("Shadows of a bevel", () => {
  it.each<[string, Partial<Settings>, Size, readonly number[]]>([
    ["are thousandths of the base length", {}, LARGE, [2, 3, 2]],
    ["thinner than half a pixel are absent", { bevelSize: 20 }, { width: 900, height: 600 }, [0, 0, 0]],
    ["take at most a third of the flats", { bevelSize: 0.5 }, LARGE, [2, 1, 1]],
    ["do not leave the matte", { outerBorderSize: 1 }, LARGE, [0, 3, 2]],
  ])("%s", (_, changes, photo, expected) => {
    const { edge, above, before } = bevelOf(changes, photo);
    expect([edge, above, before].map(({ width }) => width)).toEqual(expected);
  });

  it("push the second stroke outwards", () => {
    const { photo, secondStroke } = layoutOf({ secondStrokeSize: 3, secondStrokeGap: 0.5 }, LARGE);
    expect(photo.x - (secondStroke?.box.x ?? 0) - 3).toBe(62);
  });

  it("are as wide in a preview as in the export at the same scale", () => {
    const { bevel } = scaleLayout(layoutOf({}, LARGE), 0.25);
    expect([bevel?.edge, bevel?.above, bevel?.before].map((shadow) => shadow?.width)).toEqual([0.5, 0.75, 0.5]);
  });
});
