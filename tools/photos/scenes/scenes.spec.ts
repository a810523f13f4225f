import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { pixelsOf } from "../row-source.ts";
import { grain } from "./grain.ts";
import { CORNERS, MARK_SIZE, SCENE_NAMES, scene, scenePixels } from "./index.ts";
import { KIND_NAMES, kindPixels, kindRows } from "./kinds.ts";

const digest = (data: Uint8Array): string => createHash("sha256").update(data).digest("hex");

describe.each(SCENE_NAMES)("the scene %s", (name) => {
  it("is the same every time, in any portions", () => {
    const whole = scenePixels(name, 90, 61).data;
    const source = scene(name, 90, 61);
    const portions = Array.from({ length: 61 }, (_, y) => [...source.rows(y, 1)]).flat();
    expect(digest(Uint8Array.from(portions))).toBe(digest(whole));
  });

  it.each([
    [1, 1],
    [300, 2],
    [2, 300],
  ])("fills a picture of %i x %i px", (width, height) => {
    expect(pixelsOf(scene(name, width, height)).data).toHaveLength(width * height * 3);
  });

  it("has lights, shadows and noise", () => {
    const { data } = scenePixels(name, 240, 160);
    const sorted = data.toSorted();
    expect(sorted.at(Math.floor(data.length * 0.98))! - sorted.at(Math.floor(data.length * 0.02))!).toBeGreaterThan(
      120,
    );
    expect(digest(data)).not.toBe(digest(scenePixels(name, 240, 160, { grain: 0 }).data));
  });
});

describe.each(KIND_NAMES)("the %s among the kinds of picture", (name) => {
  it("is the same every time, in any portions", () => {
    const source = kindRows(name, 90, 61);
    const portions = Array.from({ length: 61 }, (_, y) => [...source.rows(y, 1)]).flat();
    expect(digest(Uint8Array.from(portions))).toBe(digest(kindPixels(name, 90, 61).data));
  });

  it("has several colours at any aspect ratio", () => {
    for (const [width, height] of [
      [240, 160],
      [160, 240],
    ] as const)
      expect(new Set(kindPixels(name, width, height).data).size).toBeGreaterThan(3);
  });
});

it("the eight kinds of picture have unlike shares of equal neighbours, from noise to flat areas", () => {
  const shareOf = (name: (typeof KIND_NAMES)[number]): number => {
    const { data } = kindPixels(name, 240, 160);
    return data.filter((value, at) => value === data[at + 3]).length / data.length;
  };
  expect(shareOf("noise")).toBeLessThan(0.06);
  expect(shareOf("sky")).toBeGreaterThan(0.1);
  expect(shareOf("graphic")).toBeGreaterThan(0.9);
  expect(shareOf("screenshot")).toBeGreaterThan(0.7);
});

it("the scene marks has its colours in the corners at any aspect ratio", () => {
  const [width, height] = [200, 40];
  const { data } = scenePixels("marks", width, height, { grain: 0 });
  const at = (x: number, y: number): number[] => [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)];
  const [right, bottom] = [width * MARK_SIZE - 1, height * MARK_SIZE - 1];
  expect([at(0, 0), at(right, bottom)]).toEqual([CORNERS.topLeft, CORNERS.topLeft]);
  expect([at(199, 0), at(199 - right, bottom)]).toEqual([CORNERS.topRight, CORNERS.topRight]);
  expect([at(0, 39), at(right, 39 - bottom)]).toEqual([CORNERS.bottomLeft, CORNERS.bottomLeft]);
  expect([at(199, 39), at(199 - right, 39 - bottom)]).toEqual([CORNERS.bottomRight, CORNERS.bottomRight]);
});

it("grain has mean 0 and standard deviation 1 and does not repeat from tile to tile", () => {
  const values = Float64Array.from({ length: 1 << 18 }, (_, n) => grain(n % 512, n >> 9, 1));
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  expect(mean).toBeCloseTo(0, 1);
  expect(deviation).toBeCloseTo(1, 1);
  expect(values.subarray(0, 512)).not.toEqual(Float64Array.from({ length: 512 }, (_, x) => grain(x + 1024, 0, 1)));
});
