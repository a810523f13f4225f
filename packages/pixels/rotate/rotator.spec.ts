import type { Box, Size } from "@matte/engine";
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { effort } from "../../../test/effort.ts";
import { lanczos3Rotated } from "../../../test/reference/lanczos3.ts";
import { createRotator, type Rotation, type Rotator } from "./rotator.ts";
import { PlainRows } from "./testing/plain-rows.ts";

interface Picture extends Size {
  readonly data: Uint8ClampedArray;
}

function partOf({ width, data }: Picture, box: Box): Uint8ClampedArray {
  const part = new Uint8ClampedArray(4 * box.width * box.height);
  for (let row = 0; row < box.height; row += 1) {
    const from = 4 * ((box.y + row) * width + box.x);
    part.set(data.subarray(from, from + 4 * box.width), 4 * row * box.width);
  }
  return part;
}

/** Draws a result in parts of at most `side` pixels. */
function drawn(rotator: Rotator, picture: Picture, to: Size, side = 1000): Uint8ClampedArray {
  const result = new Uint8ClampedArray(4 * to.width * to.height);
  for (let y = 0; y < to.height; y += side)
    for (let x = 0; x < to.width; x += side) {
      const box = { x, y, width: Math.min(side, to.width - x), height: Math.min(side, to.height - y) };
      const part = rotator.partFor(box);
      const pixels = rotator.draw(box, { ...part, pixels: partOf(picture, part) });
      for (let row = 0; row < box.height; row += 1)
        result.set(pixels.subarray(4 * row * box.width, 4 * (row + 1) * box.width), 4 * ((y + row) * to.width + x));
    }
  return result;
}

/** From a result's points to those of the picture, around the centres of both. */
function around(from: Size, to: Size, degrees: number): Rotation {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [x, y] = [to.width / 2, to.height / 2];
  return [cos, -sin, sin, cos, from.width / 2 - cos * x - sin * y, from.height / 2 + sin * x - cos * y];
}

/** A grey picture from the light at each point; pixels are at their centres. */
function pictureOf({ width, height }: Size, light: (x: number, y: number) => number): Picture {
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let n = 0; n < width * height; n += 1)
    data.fill(light((n % width) + 0.5, Math.floor(n / width) + 0.5), 4 * n, 4 * n + 3);
  return { width, height, data };
}

const side = fc.integer({ min: 1, max: 40 });
const sizes = fc.record({ width: side, height: side });
const angle = fc.integer({ min: -150, max: 150 }).map((tenths) => tenths / 10);
const channel = fc.integer({ min: 0, max: 255 });
const WHOLE: readonly (readonly [name: string, rotation: (from: Size) => Rotation])[] = [
  ["0 degrees", () => [1, 0, 0, 1, 0, 0]],
  ["a quarter turn", ({ height }) => [0, -1, 1, 0, 0, height]],
  ["a mirror", ({ width }) => [-1, 0, 0, 1, width, 0]],
];

describe("a rotated picture", () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each(WHOLE)("has the same pixels by %s", (_, rotation) => {
    fc.assert(
      fc.property(sizes, fc.infiniteStream(channel), (from, values) => {
        const data = Uint8ClampedArray.from(values.take(4 * from.width * from.height), (value, at) =>
          at % 4 === 3 ? 255 : value,
        );
        const [a, b, c, d, e, f] = rotation(from);
        const to = a === 0 ? { width: from.height, height: from.width } : from;
        const result = drawn(createRotator(from, [a, b, c, d, e, f])!, { ...from, data }, to);
        for (let n = 0; n < to.width * to.height; n += 1) {
          const [x, y] = [(n % to.width) + 0.5, Math.floor(n / to.width) + 0.5];
          const [column, row] = [Math.floor(a * x + c * y + e), Math.floor(b * x + d * y + f)];
          const at = 4 * (row * from.width + column);
          expect(result.subarray(4 * n, 4 * n + 4)).toEqual(data.subarray(at, at + 4));
        }
      }),
      { numRuns: effort(10, 20) },
    );
  });

  test("is the same in the kernel as in the reference", () => {
    fc.assert(
      fc.property(sizes, sizes, angle, fc.infiniteStream(channel), (from, to, degrees, values) => {
        const data = Uint8ClampedArray.from(values.take(4 * from.width * from.height));
        const rotation = around(from, from, degrees);
        const shown = { width: Math.min(from.width, to.width), height: Math.min(from.height, to.height) };
        const reference = createRotator(from, rotation, new PlainRows())!;
        expect(drawn(createRotator(from, rotation)!, { ...from, data }, shown)).toEqual(
          drawn(reference, { ...from, data }, shown),
        );
      }),
      { numRuns: effort(20, 40) },
    );
  });

  test("keeps one colour, with and without transparency", () => {
    fc.assert(
      fc.property(sizes, angle, fc.tuple(channel, channel, channel), (from, degrees, colour) => {
        const data = Uint8ClampedArray.from({ length: 4 * from.width * from.height }, (_, at) => colour[at % 4] ?? 255);
        expect(drawn(createRotator(from, around(from, from, degrees))!, { ...from, data }, from)).toEqual(data);
      }),
      { numRuns: effort(20, 40) },
    );
  });

  test.each([15, -15])("has the colour of the nearest pixels next to a narrow picture by %d degrees", (degrees) => {
    const from = { width: 1, height: 32 };
    const data = Uint8ClampedArray.from({ length: 4 * 32 }, (_, at) => [194, 90, 13, 255][at % 4]!);
    const corner = drawn(createRotator(from, around(from, from, degrees))!, { ...from, data }, { width: 1, height: 1 });
    expect(corner).toEqual(data.slice(0, 4));
  });

  test("is the same in parts, to within rounding", () => {
    const picture = pictureOf({ width: 150, height: 110 }, (x, y) => 128 + 90 * Math.sin(x / 2) * Math.cos(y / 3));
    const to = { width: 120, height: 90 };
    const rotator = createRotator(picture, around(picture, to, 7.3))!;
    const whole = drawn(rotator, picture, to);
    const parts = drawn(rotator, picture, to, 37);
    expect(Math.max(...whole.map((value, at) => Math.abs(value - parts[at]!)))).toBeLessThanOrEqual(1);
  });

  test.each([-15, -3.2, 0.1, 1, 8.4, 15])("shows waves at %d degrees within a mean of 0.7 levels", (degrees) => {
    // 4.5 pixels long at least: shorter ones are weakened by the window.
    const light = (x: number, y: number): number =>
      128 + 60 * Math.sin(x * 1.1 + y * 0.85) + 50 * Math.sin(0.31 * x - 0.57 * y);
    const from = { width: 240, height: 200 };
    const to = { width: 170, height: 130 };
    const rotation = around(from, to, degrees);
    const [a, b, c, d, e, f] = rotation;
    const result = drawn(createRotator(from, rotation)!, pictureOf(from, light), to);
    const exact = pictureOf(to, (x, y) => light(a * x + c * y + e, b * x + d * y + f));
    const errors = exact.data.map((value, at) => Math.abs(value - result[at]!));
    expect(errors.reduce((sum, error) => sum + error, 0) / (0.75 * errors.length)).toBeLessThan(0.7);
    expect(Math.max(...errors)).toBeLessThan(4);
  });

  test.each([-15, -7, 0.3, 2.5, 11])("has straight edges at %d degrees within a twentieth of a pixel", (degrees) => {
    const from = { width: 220, height: 220 };
    const to = { width: 150, height: 150 };
    const rotation = around(from, to, degrees);
    const [cos, sin] = [rotation[0], rotation[1]];
    // An edge that is upright in the result; 1.2 pixels wide, as lenses draw them.
    const edge = (x: number, y: number): number =>
      40 + 170 / (1 + Math.exp(-(cos * (x - 110) + sin * (y - 110)) / 0.5));
    const result = drawn(createRotator(from, rotation)!, pictureOf(from, edge), to);
    const crossings = Array.from({ length: to.height }, (_, row) =>
      crossingIn(result.subarray(4 * row * to.width), 125),
    );
    for (const crossing of crossings) expect(Math.abs(crossing - 75)).toBeLessThan(0.05);
  });

  test("is Lanczos3 to within rounding", () => {
    const picture = pictureOf({ width: 60, height: 50 }, (x, y) => (x * 37 + y * 61 + ((x * y) % 17) * 9) % 256);
    const rotation = around(picture, picture, 6.7);
    const result = drawn(createRotator(picture, rotation)!, picture, picture);
    const exact = lanczos3Rotated(picture, rotation, picture);
    const errors = exact.map((value, n) => Math.abs(value - result[4 * n]!));
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.2);
    expect(Math.max(...errors)).toBeLessThanOrEqual(1);
  });

  test("takes no colour from transparent pixels", () => {
    const from = { width: 40, height: 40 };
    const data = Uint8ClampedArray.from({ length: 4 * 1600 }, (_, at) => {
      const isSeen = Math.floor(at / 4) % 40 < 20;
      return (isSeen ? [200, 10, 30, 255] : [0, 255, 0, 0])[at % 4]!;
    });
    const result = drawn(createRotator(from, around(from, from, 9))!, { ...from, data }, from);
    const greens = Array.from({ length: 1600 }, (_, n) => (result[4 * n + 3]! > 8 ? result[4 * n + 1]! : 0));
    expect(Math.max(...greens)).toBeLessThan(14);
  });

  test("needs no pixels but those of the picture", () => {
    fc.assert(
      fc.property(sizes, angle, (from, degrees) => {
        const { x, y, width, height } = createRotator(from, around(from, from, degrees))!.partFor({
          x: 0,
          y: 0,
          ...from,
        });
        expect([x, y].every((value) => value >= 0) && width > 0 && height > 0).toBe(true);
        expect([x + width <= from.width, y + height <= from.height]).toEqual([true, true]);
      }),
    );
  });

  test("is not available without WebAssembly", () => {
    vi.stubGlobal("WebAssembly", undefined);
    expect(createRotator({ width: 4, height: 4 }, [1, 0, 0, 1, 0, 0])).toBeNull();
  });
});

/** Place in a row at which it first passes a level, in pixels from its left edge. */
function crossingIn(row: Uint8ClampedArray, level: number): number {
  let column = 0;
  while (row[4 * (column + 1)]! < level) column += 1;
  const [before, after] = [row[4 * column]!, row[4 * (column + 1)]!];
  return column + 0.5 + (level - before) / (after - before);
}
