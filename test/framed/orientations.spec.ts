import { expect, test } from "vitest";
import { CORNERS, MARK_SIZE, type PhotoName, PHOTOS } from "../photos/index.ts";
import { colourIn, faultsOfFrame, faultsOfPlacement, LOSSY_ROUNDING } from "./faults.ts";
import { framedPicture, sourcePicture } from "./framed.ts";
import { type Box, framed, placed, type PRESETS } from "./geometry.ts";
import { distance, type Picture, rgb } from "./picture.ts";

const MATTE = "#6A4FB0";

/** Every orientation in the original size and in one preset, so that each preset has landscape and portrait photos. */
test.each<[name: PhotoName, preset: keyof typeof PRESETS, rounding: number]>([
  ["orientation-1", "portrait-4x5", LOSSY_ROUNDING],
  ["orientation-2", "instagram-post-safe", LOSSY_ROUNDING],
  ["orientation-3", "story-9x16", LOSSY_ROUNDING],
  ["orientation-4", "square-1x1", LOSSY_ROUNDING],
  ["orientation-5", "portrait-4x5", LOSSY_ROUNDING],
  ["orientation-6", "instagram-post-safe", LOSSY_ROUNDING],
  ["orientation-7", "story-9x16", LOSSY_ROUNDING],
  ["orientation-8", "square-1x1", LOSSY_ROUNDING],
  ["png-rgb", "square-1x1", 0],
  ["png-orientation-6", "portrait-4x5", 0],
  ["webp-lossless", "story-9x16", 0],
  ["webp-orientation-6", "instagram-post-safe", LOSSY_ROUNDING],
])("%s is exported upright, pixel for pixel, and upright for %s", async (name, socialPreset, rounding) => {
  const settings = { exportFormat: "png", outerBorderColor: MATTE } as const;
  const source = await sourcePicture(name);
  const frame = framed(PHOTOS[name].size, { outer: 8 });
  const original = await framedPicture(name, settings);
  expect(faultsOfFrame(original, { frame, source, matte: rgb(MATTE), rounding })).toEqual([]);
  expectUpright(original, frame.photo);

  const canvas = await framedPicture(name, { ...settings, socialPreset });
  const place = placed(frame, socialPreset);
  expect(faultsOfPlacement(canvas, place, rgb(MATTE))).toEqual([]);
  expectUpright(canvas, place.photo);
});

/** Each mark's centre in the upright photo. */
const MARKS = [
  [CORNERS.topLeft, MARK_SIZE / 2, MARK_SIZE / 2],
  [CORNERS.topRight, 1 - MARK_SIZE / 2, MARK_SIZE / 2],
  [CORNERS.bottomLeft, MARK_SIZE / 2, 1 - MARK_SIZE / 2],
  [CORNERS.bottomRight, 1 - MARK_SIZE / 2, 1 - MARK_SIZE / 2],
] as const;

function expectUpright(canvas: Picture, box: Box): void {
  for (const [colour, across, down] of MARKS)
    expect(distance(colourIn(canvas, box, across, down), colour), `mark at ${across}, ${down}`).toBeLessThan(24);
}
