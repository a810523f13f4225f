import { describe, expect, test } from "vitest";
import { faultsOfPlacement, findText } from "./faults.ts";
import { framedPicture, sourcePicture } from "./framed.ts";
import { framed, placed, PRESETS } from "./geometry.ts";
import { rgb } from "./picture.ts";

const MATTE = "#C04020";
const NAMES = Object.keys(PRESETS) as readonly (keyof typeof PRESETS)[];

describe.each(NAMES)("%s", (socialPreset) => {
  test.each(["plain", "tall", "panorama"] as const)("contains the photo %s whole and centred", async (name) => {
    const canvas = await framedPicture(name, {
      exportFormat: "png",
      outerBorderColor: MATTE,
      innerBorderSize: 20,
      socialPreset,
    });
    const place = placed(framed(await sourcePicture(name), { outer: 8, inner: 20 }), socialPreset);
    expect(faultsOfPlacement(canvas, place, rgb(MATTE))).toEqual([]);
  });
});

test("A caption is part of the composition that a preset contains", async () => {
  const canvas = await framedPicture("plain", {
    exportFormat: "png",
    socialPreset: "square-1x1",
    showMetadata: true,
    photoBy: "© Ada",
  });
  const frame = framed(await sourcePicture("plain"), { outer: 8, caption: { lines: 1 } });
  const { factor, photo: box } = placed(frame, "square-1x1");
  const text = findText(canvas, { x: 0, y: Math.ceil(box.y + box.height + 4), width: 1080, height: 300 });
  // In the caption area, which begins one matte's width below the photo.
  expect(text!.y).toBeGreaterThan(box.y + box.height + frame.outer * factor);
  expect(text!.y + text!.height).toBeLessThan(PRESETS["square-1x1"].height - box.y * 0.5);
  expect(Math.abs(text!.x - box.x)).toBeLessThan(8);
  expect(Math.abs(text!.x + text!.width - box.x - box.width)).toBeLessThan(8);
});
