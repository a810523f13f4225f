import { describe, expect, it, test } from "vitest";
import { NO_CROP } from "@matte/engine";
import { cropOf, CropOutsideError, readCrop } from "./crop.ts";
import { UsageError } from "./exits.ts";

test.each([
  ["10,20,300,400", { box: { x: 10, y: 20, width: 300, height: 400 } }],
  ["4:5", { ratio: 0.8 }],
  ["1.91:1", { ratio: 1.91 }],
])("--crop %s is read", (text, crop) => {
  expect(readCrop(text)).toEqual(crop);
});

test.each(["", "4", "0:5", "4:0", "1,2,3", "1,2,3,4,5", "1,2,-3,4", "1.5,2,3,4", "0,0,0,10", "0,0,10,0", "a:b"])(
  "--crop %j is wrong usage",
  (text) => {
    expect(() => readCrop(text)).toThrow(UsageError);
  },
);

describe("a crop", () => {
  const size = { width: 600, height: 400 };

  it("may not reach outside its photo", () => {
    for (const text of ["1,0,600,400", "0,1,600,400", "700,0,1,1"])
      expect(() => cropOf(readCrop(text), size)).toThrow(CropOutsideError);
  });

  it("is none if it is the whole photo", () => {
    expect(cropOf(readCrop("0,0,600,400"), size)).toBe(NO_CROP);
    expect(cropOf(readCrop("3:2"), size)).toBe(NO_CROP);
  });

  it("is stored as shares of the photo", () => {
    expect(cropOf(readCrop("1:1"), size).crop).toEqual({ x: 1 / 6, y: 0, width: 2 / 3, height: 1 });
  });
});
