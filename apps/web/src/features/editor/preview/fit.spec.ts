import { describe, expect, it } from "vitest";
import { clampPan, fitFactor, panTo, previewSide, windowSize } from "./fit.ts";

const size = (width: number, height: number) => ({ width, height });

describe("standing on the wall", () => {
  it.each([
    ["wide", size(2000, 1000), size(1000, 900), 0.5],
    ["tall", size(1000, 2000), size(1000, 900), 0.45],
    ["small", size(100, 50), size(1000, 900), 1],
    ["one pixel", size(1, 1), size(1000, 900), 1],
  ])("a %s picture", (_what, picture, room, factor) => {
    expect(fitFactor(picture, room)).toBe(factor);
  });

  it("asks for the photo's pixels at the largest it could stand", () => {
    expect(previewSide(size(6000, 4000), size(1200, 900))).toBe(1200);
    expect(previewSide(size(400, 300), size(1200, 900))).toBe(400);
  });
});

describe("looking closely", () => {
  it.each([
    [
      { x: -5, y: 10 },
      { x: 0, y: 10 },
    ],
    [
      { x: 1500, y: 900 },
      { x: 1000, y: 500 },
    ],
    [
      { x: 10.4, y: 10.6 },
      { x: 10, y: 11 },
    ],
  ])("at %j stays inside", (from, to) => {
    expect(clampPan(from, size(2000, 1000), size(1000, 500))).toEqual(to);
  });

  it("centres on the point that was clicked, as far as there is picture", () => {
    expect(panTo({ x: 0.5, y: 0.5 }, size(2000, 1000), size(1000, 500))).toEqual({ x: 500, y: 250 });
    expect(panTo({ x: 0, y: 1 }, size(2000, 1000), size(1000, 500))).toEqual({ x: 0, y: 500 });
    expect(panTo({ x: 1, y: 1 }, size(500, 1000), size(500, 400))).toEqual({ x: 0, y: 600 });
  });

  it("needs no more window than there is picture", () => {
    expect(windowSize(size(500, 1000), size(800, 400))).toEqual(size(500, 400));
  });
});
