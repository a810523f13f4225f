import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { turnedOrientation } from "./orientation.ts";
import {
  centredCrop,
  clampedAngle,
  cropPixels,
  cropShares,
  isUncropped,
  NO_CROP,
  type PhotoCrop,
  restoreCrop,
  turnedBy,
} from "./photo-crop.ts";

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };

describe("a stored crop", () => {
  test.each<[stored: unknown, restored: Partial<PhotoCrop>]>([
    [{ crop: { x: 0.25, y: 0, width: 0.5, height: 1 }, turn: 3, mirror: true, straighten: -4.3 }, {}],
    [
      { crop: WHOLE, turn: 4 },
      { crop: WHOLE, turn: 0 },
    ],
    [{ crop: { x: 0.6, y: 0, width: 0.5, height: 1 } }, NO_CROP],
    [{ crop: { x: 0.6, y: 0, width: 0, height: 1 } }, NO_CROP],
    [{ crop: { x: "0", y: 0, width: 1, height: 1 }, mirror: 1 }, NO_CROP],
    [{ straighten: 99 }, { straighten: 15 }],
    [{ straighten: 1.26 }, { straighten: 1.3 }],
    [{ straighten: Number.NaN }, NO_CROP],
    [null, NO_CROP],
  ])("%j is read as far as it is valid", (stored, restored) => {
    expect(restoreCrop(stored)).toEqual({ ...NO_CROP, ...(stored as object), ...restored });
  });

  it("is nothing if the photo is shown as it is", () => {
    expect(isUncropped(NO_CROP)).toBe(true);
    for (const change of [{ crop: WHOLE }, { turn: 1 }, { mirror: true }, { straighten: 0.1 }] as const)
      expect(isUncropped({ ...NO_CROP, ...change })).toBe(false);
  });
});

test("An angle has steps of a tenth of a degree, and no negative zero", () => {
  expect([-0.04, 7.04, -40, Infinity].map(clampedAngle)).toEqual([0, 7, -15, 0]);
});

test("A crop in pixels comes back exactly from its shares", () => {
  const side = fc.integer({ min: 1, max: 70_000 });
  const share = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
  fc.assert(
    fc.property(side, side, share, share, share, share, (width, height, a, b, c, d) => {
      const [x, y] = [Math.floor(a * width), Math.floor(b * height)];
      const box = { x, y, width: 1 + Math.floor(c * (width - x)), height: 1 + Math.floor(d * (height - y)) };
      fc.pre(x + box.width <= width && y + box.height <= height);
      expect(cropPixels({ crop: cropShares(box, { width, height }), straighten: 0 }, { width, height })).toEqual(box);
    }),
  );
});

test.each([
  [4 / 5, { width: 600, height: 400 }, { x: 140, y: 0, width: 320, height: 400 }],
  [1, { width: 401, height: 600 }, { x: 0, y: 99, width: 401, height: 401 }],
  [100, { width: 50, height: 50 }, { x: 0, y: 24, width: 50, height: 1 }],
])("The largest centred part of ratio %d in %o is %o", (ratio, photo, box) => {
  expect(centredCrop(ratio, photo)).toEqual(box);
});

/** Transforms of unit vectors: a matrix by rows. */
type Matrix = readonly [number, number, number, number];
const CLOCKWISE: Matrix = [0, -1, 1, 0];
const MIRROR: Matrix = [-1, 0, 0, 1];

function times([a, b, c, d]: Matrix, [e, f, g, h]: Matrix): Matrix {
  return [a * e + b * g, a * f + b * h, c * e + d * g, c * f + d * h];
}

/** From stored rows and columns to the upright picture: Exif 2.32 §4.6.4 A. */
const UPRIGHT: Readonly<Record<number, Matrix>> = {
  1: [1, 0, 0, 1],
  2: [-1, 0, 0, 1],
  3: [-1, 0, 0, -1],
  4: [1, 0, 0, -1],
  5: [0, 1, 1, 0],
  6: [0, -1, 1, 0],
  7: [0, -1, -1, 0],
  8: [0, 1, -1, 0],
};

describe("a photo that is turned and mirrored", () => {
  const cases = Object.keys(UPRIGHT).flatMap((name) =>
    ([0, 1, 2, 3] as const).flatMap((turn) =>
      [false, true].map((mirror) => ({ orientation: Number(name), turn, mirror })),
    ),
  );

  it.each(cases)("has the orientation that shows it so: $orientation, $turn, $mirror", (one) => {
    const { orientation, turn, mirror } = one;
    let expected = UPRIGHT[orientation]!;
    for (let n = 0; n < turn; n += 1) expected = times(CLOCKWISE, expected);
    if (mirror) expected = times(MIRROR, expected);
    const shown = UPRIGHT[turnedOrientation(orientation, one)]!;
    expect(shown.map((value) => value + 0)).toEqual(expected.map((value) => value + 0));
  });

  it("turns the way it is seen, in a mirror too", () => {
    for (const mirror of [false, true]) {
      const seen = turnedOrientation(1, turnedBy({ ...NO_CROP, mirror }, 1));
      const expected = times(CLOCKWISE, mirror ? MIRROR : UPRIGHT[1]!);
      expect(UPRIGHT[seen]!.map((value) => value + 0)).toEqual(expected.map((value) => value + 0));
    }
    expect(turnedBy(turnedBy(NO_CROP, 1), -1)).toEqual(NO_CROP);
  });
});
