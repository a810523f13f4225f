import { describe, expect, test } from "vitest";
import { photoTones, tonesIn } from "./photo-tones.ts";

type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

function pixels(width: number, height: number, at: (x: number, y: number) => Pixel): Uint8ClampedArray {
  const all = Array.from({ length: width * height }, (_, n) => at(n % width, Math.floor(n / width)));
  return Uint8ClampedArray.from(all.flat());
}

const LEFT = { x: 0, y: 0, width: 0.4, height: 1 };
const RIGHT = { x: 0.6, y: 0, width: 0.4, height: 1 };

describe("The tones of a photo", () => {
  const size = { width: 120, height: 60 };
  const halves = photoTones(
    pixels(120, 60, (x) => (x < 60 ? [20, 20, 20, 255] : [200, 200, 200, 255])),
    size,
  );

  test("have 48 parts along its longer side", () => {
    expect([halves.columns, halves.rows]).toEqual([48, 24]);
  });

  test("are those of the parts that a box touches", () => {
    expect(tonesIn(halves, LEFT)).toEqual({ darkest: 20, lightest: 20 });
    expect(tonesIn(halves, RIGHT)).toEqual({ darkest: 200, lightest: 200 });
    expect(tonesIn(halves, { x: 0.4, y: 0.5, width: 0.2, height: 0.01 })).toEqual({ darkest: 20, lightest: 200 });
  });

  test("include a single pixel of a part", () => {
    const spark = photoTones(
      pixels(120, 60, (x, y) => (x === 7 && y === 9 ? [255, 255, 255, 255] : [0, 0, 0, 255])),
      size,
    );
    expect(tonesIn(spark, { x: 0, y: 0, width: 0.2, height: 0.3 })).toEqual({ darkest: 0, lightest: 255 });
    expect(tonesIn(spark, RIGHT)).toEqual({ darkest: 0, lightest: 0 });
  });

  test("are greys with the luminance of the colour", () => {
    const green = photoTones(
      pixels(2, 2, () => [0, 255, 0, 255]),
      { width: 2, height: 2 },
    );
    expect(tonesIn(green, LEFT)).toEqual({ darkest: 219, lightest: 220 });
  });

  test("are unknown where the photo is transparent", () => {
    const clear = photoTones(
      pixels(3, 3, () => [90, 90, 90, 0]),
      { width: 3, height: 3 },
    );
    expect(tonesIn(clear, LEFT)).toEqual({ darkest: 0, lightest: 255 });
  });

  test("of a single pixel are its own, outside it too", () => {
    const one = photoTones(
      pixels(1, 1, () => [128, 128, 128, 255]),
      { width: 1, height: 1 },
    );
    expect(tonesIn(one, { x: -1, y: 2, width: 0, height: 0 })).toEqual({ darkest: 128, lightest: 128 });
  });
});
