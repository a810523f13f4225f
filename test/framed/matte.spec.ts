import { expect, test } from "vitest";
import type { PhotoName } from "../photos/index.ts";
import { faultsOfFrame, LOSSY_ROUNDING } from "./faults.ts";
import { framedPicture, sourcePicture } from "./framed.ts";
import { framed } from "./geometry.ts";
import { rgb } from "./picture.ts";

test.each<[name: PhotoName, outer: number, inner: number, stroke: `#${string}`, matte: `#${string}`]>([
  ["plain", 0, 0, "#000000", "#FFFFFF"],
  ["plain", 30, 1, "#000000", "#123456"],
  ["progressive-420", 8, 40, "#FF0080", "#FFFFFF"],
  ["unaligned-grey", 0, 7, "#00FF00", "#000000"],
  ["webp-lossy", 13, 3, "#FFFFFF", "#010203"],
  ["tall", 24, 30, "#A8895A", "#F4F4F4"],
  ["panorama", 4, 2, "#000000", "#808080"],
  ["one-pixel", 30, 0, "#000000", "#FFFFFF"],
])("%s with a matte of %d percent and a stroke of %d px in %s is correct to the pixel", async (...frame) => {
  const [name, outer, inner, stroke, matte] = frame;
  const canvas = await framedPicture(name, {
    exportFormat: "png",
    outerBorderSize: outer,
    outerBorderColor: matte,
    innerBorderSize: inner,
    innerBorderColor: stroke,
  });
  const source = await sourcePicture(name);
  const expected = { frame: framed(source, { outer, inner }), source, matte: rgb(matte), stroke: rgb(stroke) };
  expect(faultsOfFrame(canvas, { ...expected, rounding: LOSSY_ROUNDING })).toEqual([]);
});

test("Transparent pixels show the outer colour", async () => {
  const background = rgb("#2050A0");
  const canvas = await framedPicture("png-transparent", {
    exportFormat: "png",
    outerBorderColor: "#2050A0",
    innerBorderSize: 12,
  });
  const source = await sourcePicture("png-transparent");
  const data = source.data.map((value, at) => {
    if (at % 4 === 3) return 255;
    const alpha = source.data[at - (at % 4) + 3]! / 255;
    return Math.round(value * alpha + background[at % 4]! * (1 - alpha));
  });
  const frame = framed(source, { outer: 8, inner: 12 });
  expect(faultsOfFrame(canvas, { frame, source: { ...source, data }, matte: background, rounding: 2 })).toEqual([]);
});
