import { describe, expect, test } from "vitest";
import { apertureText, cameraLine, exposureText, focalLengthText, isoText } from "./camera-text.ts";

describe("exposureText", () => {
  test.each([
    [10 / 1250, "1/125 s"],
    [1 / 8000, "1/8000 s"],
    [1 / 32_000, "1/32000 s"],
    [0.000_123, "1/8130 s"],
    [1 / 250, "1/250 s"],
    [1 / 60, "1/60 s"],
    [0.016_949, "1/59 s"],
    [0.1, "1/10 s"],
    [0.125, "1/8 s"],
    [0.2, "1/5 s"],
    [0.25, "1/4 s"],
    [0.3, "1/3 s"],
    [1 / 3, "1/3 s"],
    [0.4, "0.4 s"],
    [0.5, "1/2 s"],
    [0.6, "0.6 s"],
    [0.625, "0.6 s"],
    [0.7, "0.7 s"],
    [10 / 13, "0.8 s"],
    [0.8, "0.8 s"],
    [0.9, "0.9 s"],
    [0.96, "1 s"],
    [0.999, "1 s"],
    [1, "1 s"],
    [1.3, "1.3 s"],
    [2, "2 s"],
    [2.5, "2.5 s"],
    [3.2, "3.2 s"],
    [29.99, "30 s"],
    [30, "30 s"],
    [126.5, "126.5 s"],
    [3600, "3600 s"],
  ])("%f seconds is %s", (seconds, text) => {
    expect(exposureText(seconds)).toBe(text);
  });
});

test.each([
  [apertureText(2.8), "f/2.8"],
  [apertureText(8), "f/8.0"],
  [apertureText(1.779_999_97), "f/1.8"],
  [apertureText(0.95), "f/1.0"],
  [apertureText(1.25), "f/1.3"],
  [apertureText(22), "f/22.0"],
  [isoText(400), "ISO 400"],
  [isoText(102_400), "ISO 102400"],
  [focalLengthText(35), "35mm"],
  [focalLengthText(4.25), "4mm"],
  [focalLengthText(42.5), "43mm"],
  [focalLengthText(0.5), "1mm"],
])("an exposure value is printed as %s", (text, expected) => {
  expect(text).toBe(expected);
});

describe("the exposure’s line", () => {
  test.each([
    ["all values", { focalLength: 35, aperture: 2.8, exposureTime: 0.004, iso: 400 }, "35mm  f/2.8  1/250 s  ISO 400"],
    ["the values of a manual lens", { exposureTime: 0.004, iso: 400 }, "1/250 s  ISO 400"],
    ["the first and the last value", { focalLength: 35, iso: 100 }, "35mm  ISO 100"],
    ["names alone", { camera: "NIKON D850", lens: "50mm" }, undefined],
    ["no values", {}, undefined],
  ])("prints %s", (_, camera, line) => {
    expect(cameraLine("exif", camera)).toBe(line);
  });
});
