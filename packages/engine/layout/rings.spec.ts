import { describe, expect, it, test } from "vitest";
import type { Settings } from "../settings/table.ts";
import { measureByCodePoint, settingsWith } from "../testing.ts";
import { layoutPicture } from "./index.ts";
import { flatAreas } from "../layers/walk.ts";
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

/** Distances from the photo at which each ring begins and ends. */
function reachOf({ photo, stroke, bevel, secondStroke }: Layout) {
  const reach = (ring: Layout["bevel"] | Layout["stroke"]) =>
    ring && [photo.x - ring.box.x - ring.width, photo.x - ring.box.x];
  return { stroke: reach(stroke), bevel: reach(bevel), second: reach(secondStroke) };
}

test.each<[string, Partial<Settings>, ReturnType<typeof reachOf>]>([
  ["are absent at the defaults", {}, { stroke: null, bevel: null, second: null }],
  [
    "have a gap between them",
    { innerBorderSize: 5, secondStrokeSize: 3, secondStrokeGap: 2 },
    { stroke: [0, 5], bevel: null, second: [25, 28] },
  ],
  [
    "have widths in thousandths of the base length",
    { innerBorderSize: 5, secondStrokeSize: 3, strokeUnit: "permille", measuredBy: "short" },
    { stroke: [0, 3], bevel: null, second: [9, 11] },
  ],
  ["have a bevel between them", { innerBorderSize: 5, bevelSize: 8 }, { stroke: [0, 5], bevel: [5, 13], second: null }],
  [
    "leave a bevel free",
    { bevelSize: 20, secondStrokeSize: 3, secondStrokeGap: 1 },
    { stroke: null, bevel: [0, 20], second: [20, 23] },
  ],
  [
    "lose the gap first in a narrow matte",
    { outerBorderSize: 1, secondStrokeSize: 8, secondStrokeGap: 5 },
    { stroke: null, bevel: null, second: [2, 10] },
  ],
  [
    "lose width in a matte that is narrower",
    { outerBorderSize: 1, secondStrokeSize: 30, secondStrokeGap: 5 },
    { stroke: null, bevel: null, second: [0, 10] },
  ],
  [
    "fit into the narrowest side",
    { matteSides: { top: 10, right: 3, bottom: 20, left: 10 }, secondStrokeSize: 10, secondStrokeGap: 10 },
    { stroke: null, bevel: null, second: [20, 30] },
  ],
  [
    "are absent without a matte",
    { outerBorderSize: 0, innerBorderSize: 2, secondStrokeSize: 8, bevelSize: 8 },
    { stroke: [0, 2], bevel: null, second: null },
  ],
])("Strokes and bevel %s", (_, changes, expected) => {
  expect(reachOf(layoutOf(changes))).toEqual(expected);
});

test("A second stroke and a bevel leave canvas and photo as they are", () => {
  const { canvas, photo } = layoutOf({ secondStrokeSize: 100, secondStrokeGap: 10, bevelSize: 20 });
  expect({ canvas, photo }).toEqual({ canvas: { width: 1200, height: 800 }, photo: layoutOf({}).photo });
});

/** Distances from the photo at which inner mat and bevels begin and end. */
function boardsOf({ photo, bevel, innerMat, outerBevel }: Layout) {
  const reach = (ring: Layout["bevel"] | Layout["innerMat"]) =>
    ring && [photo.x - ring.box.x - ring.width, photo.x - ring.box.x];
  return { own: reach(bevel), mat: reach(innerMat), outer: reach(outerBevel) };
}

test.each<[string, Partial<Settings>, ReturnType<typeof boardsOf>]>([
  ["begins at the photo", { innerMatSize: 2 }, { own: null, mat: [0, 20], outer: null }],
  ["begins at the stroke", { innerMatSize: 2, innerBorderSize: 5 }, { own: null, mat: [5, 25], outer: null }],
  [
    "has a bevel of its own, and one of the matte",
    { innerMatSize: 2, bevelSize: 8 },
    { own: [0, 8], mat: [8, 28], outer: [28, 36] },
  ],
  [
    "leaves both bevels what a narrow matte has",
    { innerMatSize: 2, bevelSize: 20, outerBorderSize: 3 },
    { own: [0, 5], mat: [5, 25], outer: [25, 30] },
  ],
  ["ends where the matte does", { innerMatSize: 8, outerBorderSize: 3 }, { own: null, mat: [0, 30], outer: null }],
  ["is absent without a matte", { innerMatSize: 8, outerBorderSize: 0 }, { own: null, mat: null, outer: null }],
])("An inner mat %s", (_, changes, expected) => {
  expect(boardsOf(layoutOf(changes))).toEqual(expected);
});

test("An inner mat leaves canvas and photo as they are, and the second stroke is outside it", () => {
  const { canvas, photo, secondStroke } = layoutOf({ innerMatSize: 4, bevelSize: 5, secondStrokeSize: 3 });
  const plain = layoutOf({});
  expect({ canvas, photo }).toEqual({ canvas: plain.canvas, photo: plain.photo });
  expect(photo.x - (secondStroke?.box.x ?? 0)).toBe(53);
});

test("An inner mat's bevel darkens the mat, and the matte's darkens the matte", () => {
  const large = layoutPicture({
    settings: settingsWith({ innerMatSize: 2, innerMatColor: "#646464", outerBorderColor: "#C8C8C8", bevelSize: 8 }),
    photo: { width: 5000, height: 4000 },
    subject: "",
    camera: {},
    watermark: false,
    measure: measureByCodePoint,
  });
  expect([large.bevel?.edge.colour, large.outerBevel?.edge.colour]).toEqual(["#5A5A5A", "#B4B4B4"]);
});

describe("Flat areas", () => {
  it("show the matte between the strokes", () => {
    const layout = layoutOf({
      innerBorderSize: 5,
      secondStrokeSize: 3,
      secondStrokeGap: 2,
      secondStrokeColor: "#AA0000",
    });
    expect(flatAreas(layout)).toEqual([
      { box: { x: 77, y: 77, width: 1056, height: 656 }, colour: "#AA0000" },
      { box: { x: 80, y: 80, width: 1050, height: 650 }, colour: null },
      { box: { x: 100, y: 100, width: 1010, height: 610 }, colour: "#000000" },
    ]);
  });
});
