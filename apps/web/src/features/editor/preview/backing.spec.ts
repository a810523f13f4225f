import { describe, expect, it } from "vitest";
import { backingSize } from "./backing.ts";

const size = (width: number, height: number) => ({ width, height });
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
  ])("is %s", (_title, now, picture, space, expected) => {
    expect(backingSize(now, picture, space)).toEqual(expected);
  });
});
