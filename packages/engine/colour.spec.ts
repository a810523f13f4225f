import { expect, test } from "vitest";
import { contrastColour, hexColour, isGrey, relativeLuminance } from "./colour.ts";

test.each([
  ["#fff", "#FFFFFF"],
  ["#A1b2C3", "#A1B2C3"],
  ["#ffff", undefined],
  ["fff", undefined],
  ["#gggggg", undefined],
  [7, undefined],
])("hexColour(%j) is %j", (value, expected) => {
  expect(hexColour(value)).toBe(expected);
});

test.each([
  ["#000000", true],
  ["#7F7F7F", true],
  ["#7F7F80", false],
  ["#7F807F", false],
  ["#807F7F", false],
] as const)("isGrey(%s) is %j", (colour, expected) => {
  expect(isGrey(colour)).toBe(expected);
});

test.each([
  ["#FFFFFF", 1],
  ["#000000", 0],
  ["#FF0000", 0.2126],
  ["#808080", 0.2159],
] as const)("the relative luminance of %s is %f", (colour, expected) => {
  expect(relativeLuminance(colour)).toBeCloseTo(expected, 4);
});

test.each([
  ["#FFFFFF", "#000000"],
  ["#000000", "#FFFFFF"],
  ["#D8D2C6", "#000000"],
  ["#767676", "#000000"],
  ["#757575", "#FFFFFF"],
  ["#0000FF", "#FFFFFF"],
] as const)("the contrast colour of %s is %s", (matte, expected) => {
  expect(contrastColour(matte)).toBe(expected);
});
