import { describe, expect, it } from "vitest";
import { backingSize, clampPan, fitFactor, panTo, previewSide, windowSize } from "./fit.ts";

const size = (width: number, height: number) => ({ width, height });

describe("fitting a picture into the available space", () => {
  it.each([
    ["wide", size(2000, 1000), size(1000, 900), 0.5],
    ["tall", size(1000, 2000), size(1000, 900), 0.45],
    ["small", size(100, 50), size(1000, 900), 1],
    ["one pixel", size(1, 1), size(1000, 900), 1],
  ])("the scale of a %s picture fits the available space", (_title, picture, space, factor) => {
    expect(fitFactor(picture, space)).toBe(factor);
  });

  it("a preview needs the photo's pixels at the largest size without a matte", () => {
    expect(previewSide(size(6000, 4000), size(1200, 900))).toBe(1200);
    expect(previewSide(size(400, 300), size(1200, 900))).toBe(400);
  });
});

describe("a window on a magnified picture", () => {
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
  ])("a window starting at %j stays inside the picture", (from, to) => {
    expect(clampPan(from, size(2000, 1000), size(1000, 500))).toEqual(to);
  });

  it("a window is centred on a point as far as the picture reaches", () => {
    expect(panTo({ x: 0.5, y: 0.5 }, size(2000, 1000), size(1000, 500))).toEqual({ x: 500, y: 250 });
    expect(panTo({ x: 0, y: 1 }, size(2000, 1000), size(1000, 500))).toEqual({ x: 0, y: 500 });
    expect(panTo({ x: 1, y: 1 }, size(500, 1000), size(500, 400))).toEqual({ x: 0, y: 600 });
  });

  it("a window is no larger than the picture", () => {
    expect(windowSize(size(500, 1000), size(800, 400))).toEqual(size(500, 400));
  });
});

const SPACE = size(1200, 900);

describe("the size of the preview’s canvas", () => {
  it.each([
    ["the picture’s own when there is time", size(1200, 896), size(1200, 800), null, size(1200, 800)],
    ["higher than a picture that is followed quickly", size(1200, 700), size(1200, 780), SPACE, size(1200, 896)],
    ["wider than a picture that is followed quickly", size(690, 900), size(700, 900), SPACE, size(768, 900)],
    ["at most the available space", size(1200, 700), size(1200, 897), SPACE, SPACE],
    ["the same while it is high enough", size(1200, 896), size(1200, 790), SPACE, size(1200, 896)],
    ["the same while it is wide enough", size(768, 900), size(640, 900), SPACE, size(768, 900)],
    ["the same for the same shape", size(1200, 800), size(1200, 800), SPACE, size(1200, 800)],
    ["another when the other side fills the space", size(1200, 896), size(690, 900), SPACE, size(768, 900)],
    ["another when the picture fills neither side", SPACE, size(1100, 800), SPACE, size(1100, 800)],
    ["the picture’s own when it fills neither side", size(300, 200), size(310, 210), SPACE, size(310, 210)],
    ["never below the picture’s own", SPACE, size(1200, 1300), SPACE, size(1200, 1300)],
  ])("the canvas's size is %s", (_title, now, picture, space, expected) => {
    expect(backingSize(now, picture, space)).toEqual(expected);
  });
});
