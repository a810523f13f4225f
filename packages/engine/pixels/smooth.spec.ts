import { describe, expect, test } from "vitest";
import { colourReader, groundPixels } from "./ground.ts";
import { lightReader, shadowPixels } from "./shadow.ts";
import { GROUNDS, SHADOW_SHAPES, stripes } from "./testing.ts";

/** Size of the squares whose means are compared. */
const SIDE = 8;
const BOX = { x: 16, y: 24, width: 240, height: 160 };

/** Compares the mean of each square's pixels, which are dithered, to its middle. */
function worstError(valueAt: (x: number, y: number) => number, meanAt: (x: number, y: number) => number): number {
  let worst = 0;
  for (let y = BOX.y; y < BOX.y + BOX.height; y += SIDE)
    for (let x = BOX.x; x < BOX.x + BOX.width; x += SIDE)
      worst = Math.max(worst, Math.abs(valueAt(x + SIDE / 2, y + SIDE / 2) - meanAt(x, y)));
  return worst;
}

function meanOf(pixels: Uint8ClampedArray, channel: number): (x: number, y: number) => number {
  return (left, top) => {
    let sum = 0;
    for (let n = 0; n < SIDE * SIDE; n += 1) {
      const [x, y] = [left + (n % SIDE) - BOX.x, top + Math.floor(n / SIDE) - BOX.y];
      sum += pixels[4 * (y * BOX.width + x) + channel]!;
    }
    return sum / (SIDE * SIDE);
  };
}

test.each(Object.entries(GROUNDS))("Samples of %s are the means of its pixels", (_name, ground) => {
  const reduced = stripes(96, 72);
  const { pixels } = groundPixels(ground, BOX, reduced);
  const [read, into] = [colourReader(ground, reduced), new Float64Array(3)];
  for (const channel of [0, 1, 2]) {
    const valueAt = (x: number, y: number): number => {
      read(x, y, into);
      return into[channel]!;
    };
    // Its blur of 17 px is a little less than smooth parts have.
    expect(worstError(valueAt, meanOf(pixels, channel))).toBeLessThan(0.75);
  }
});

describe.each(Object.entries(SHADOW_SHAPES))("Samples of a shadow with %s", (_name, shape) => {
  test("are the means of its pixels, as far as eight pixels are straight", () => {
    // Four times as large, it has no more than slopes.
    const casts = shape.casts.map(({ opacity, ...cast }) => ({ ...cast, opacity, blur: Math.max(40, 4 * cast.blur) }));
    const large = { ...shape, casts };
    const { pixels } = shadowPixels(large, BOX);
    const light = lightReader(large);
    const valueAt = (x: number, y: number): number => 255 * (1 - light(x, y));
    expect(worstError(valueAt, meanOf(pixels, 3))).toBeLessThan(1);
  });
});
