import { NO_CROP, type PhotoCrop, photoTones } from "@matte/engine";
import { expect, test } from "vitest";
import { shownFacts } from "./shown.ts";
import { partTones } from "./part-tones.ts";
import type { PhotoFacts } from "./types.ts";

/** A photo with a black, a grey, a light and a white quarter, row by row. */
const SIZE = { width: 96, height: 48 };
const QUARTERS = [0, 64, 192, 255];

function quarteredTones() {
  const rgba = new Uint8ClampedArray(4 * SIZE.width * SIZE.height);
  for (let at = 0; at < SIZE.width * SIZE.height; at += 1) {
    const [x, y] = [at % SIZE.width, Math.floor(at / SIZE.width)];
    const value = QUARTERS[2 * Number(y >= SIZE.height / 2) + Number(x >= SIZE.width / 2)] ?? 0;
    rgba.set([value, value, value, 255], 4 * at);
  }
  return photoTones(rgba, SIZE);
}

const RIGHT = { x: 0.5, y: 0, width: 0.5, height: 1 };
const TOP_LEFT = { x: 0, y: 0, width: 0.5, height: 0.5 };

test.each<{ crop: Partial<PhotoCrop>; corners: readonly number[] }>([
  { crop: {}, corners: [0, 64, 192, 255] },
  { crop: { crop: TOP_LEFT }, corners: [0, 0, 0, 0] },
  { crop: { crop: RIGHT }, corners: [64, 64, 255, 255] },
  { crop: { turn: 1 }, corners: [192, 0, 255, 64] },
  { crop: { mirror: true }, corners: [64, 0, 255, 192] },
  { crop: { crop: RIGHT, turn: 3 }, corners: [64, 255, 64, 255] },
])("A photo shown with $crop has the tones of its corners: $corners", ({ crop, corners }) => {
  const whole = { size: SIZE, orientation: 1 } as PhotoFacts;
  const { columns, rows, darkest, lightest } = partTones(quarteredTones(), shownFacts(whole, { ...NO_CROP, ...crop }));
  const places = [0, columns - 1, (rows - 1) * columns, rows * columns - 1];
  expect(places.map((at) => lightest[at])).toEqual(corners);
  expect(places.map((at) => darkest[at])).toEqual(corners);
});
