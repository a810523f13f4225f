import { describe, expect, it, test } from "vitest";
import { NO_CROP, type PhotoCrop } from "@matte/engine";
import { cropOf, type CropOptions, CropOutsideError, wantedCrop } from "./crop.ts";
import { UsageError } from "./exits.ts";

test.each([
  ["10,20,300,400", { box: { x: 10, y: 20, width: 300, height: 400 } }],
  ["4:5", { ratio: 0.8 }],
  ["1.91:1", { ratio: 1.91 }],
])("--crop %s is read", (text, crop) => {
  expect(wantedCrop({ crop: text })).toEqual({ part: crop, turn: 0, mirror: false, straighten: 0 });
});

test.each(["", "4", "0:5", "4:0", "1,2,3", "1,2,3,4,5", "1,2,-3,4", "1.5,2,3,4", "0,0,0,10", "0,0,10,0", "a:b"])(
  "--crop %j is wrong usage",
  (text) => {
    expect(() => wantedCrop({ crop: text })).toThrow(UsageError);
  },
);

test.each<[CropOptions, Partial<PhotoCrop>]>([
  [{ straighten: "-3.2" }, { straighten: -3.2 }],
  [{ straighten: "+1.26" }, { straighten: 1.3 }],
  [{ turn: "270" }, { turn: 3 }],
  [
    { mirror: true, turn: "90" },
    { turn: 1, mirror: true },
  ],
])("%j is the crop %j", (options, crop) => {
  expect(cropOf(wantedCrop(options)!, { width: 600, height: 400 })).toEqual({ ...NO_CROP, ...crop });
});

test("Calls without a crop want none", () => {
  expect(wantedCrop({})).toBeNull();
  expect(wantedCrop({ straighten: "0" })).toBeNull();
});

test.each(["", "15.1", "-16", "1e1", "3°", "left"])("--straighten %j is wrong usage", (straighten) => {
  expect(() => wantedCrop({ straighten })).toThrow(UsageError);
});

describe("a crop", () => {
  const size = { width: 600, height: 400 };
  const cropBy = (crop: string, turn?: string): PhotoCrop =>
    cropOf(wantedCrop({ crop, ...(turn !== undefined && { turn }) })!, size);

  it("may not reach outside its photo", () => {
    for (const text of ["1,0,600,400", "0,1,600,400", "700,0,1,1"])
      expect(() => cropBy(text)).toThrow(CropOutsideError);
  });

  it("is none if it is the whole photo", () => {
    expect(cropBy("0,0,600,400")).toBe(NO_CROP);
    expect(cropBy("3:2")).toBe(NO_CROP);
  });

  it("is stored as shares of the photo", () => {
    expect(cropBy("1:1").crop).toEqual({ x: 1 / 6, y: 0, width: 2 / 3, height: 1 });
  });

  it("has its ratio after a turn", () => {
    expect(cropBy("2:3", "90")).toEqual({ ...NO_CROP, turn: 1 });
    expect(cropBy("3:2", "270").crop).toEqual(cropBy("2:3").crop);
  });
});
