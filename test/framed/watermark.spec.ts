import { expect, test } from "vitest";
import type { PhotoName } from "../photos/index.ts";
import { faultsOfFrame, LOSSY_ROUNDING } from "./faults.ts";
import { framedPicture, sourcePicture } from "./framed.ts";
import { type Box, framed } from "./geometry.ts";
import { colourAt, otherThan, type Picture, rgb } from "./picture.ts";

/** A light and a dark matte, a 14 px font and one at 2 percent of the height. */
test.each<[name: PhotoName, matte: `#${string}`, mark: 0 | 255]>([
  ["plain", "#FFFFFF", 0],
  ["plain", "#202040", 255],
  ["mist", "#E0D0C0", 0],
])("On Free, %s on %s has the watermark at the bottom right at 25 percent opacity", async (name, hex, mark) => {
  const canvas = await framedPicture(name, { exportFormat: "png", outerBorderColor: hex }, { plan: "free" });
  const source = await sourcePicture(name);
  const frame = framed(source, { outer: 8 });
  const font = Math.max(14, 0.02 * canvas.height);
  const place = placeOfMark(canvas, font);
  const matte = rgb(hex);
  expect(faultsOfFrame(canvas, { frame, source, matte, rounding: LOSSY_ROUNDING, holes: [place] })).toEqual([]);
  const found = otherThan(canvas, matte, { area: place });
  expect(found).not.toBeNull();
  expect(Math.abs(found!.x + found!.width - (canvas.width - font))).toBeLessThanOrEqual(2);
  expect(found!.height).toBeGreaterThan(font * 0.6);
  expect(strongest(canvas, found!, matte[0])).toBe(Math.round(matte[0] + (mark - matte[0]) * 0.25));
});

/** One font size from the right and bottom edges, one high; half a size below the baseline for descenders. */
function placeOfMark({ width, height }: Picture, font: number): Box {
  const em = Math.ceil(font);
  return {
    x: width - 13 * em,
    y: height - 2 * em - 1,
    width: 13 * em - Math.floor(font) + 1,
    height: Math.ceil(1.5 * em),
  };
}

/** Returns red at its greatest distance from the matte's: a stem's middle. */
function strongest(picture: Picture, area: Box, red: number): number {
  let farthest = red;
  for (let y = area.y; y < area.y + area.height; y++) {
    for (let x = area.x; x < area.x + area.width; x++) {
      const [value] = colourAt(picture, x, y);
      if (Math.abs(value - red) > Math.abs(farthest - red)) farthest = value;
    }
  }
  return farthest;
}
