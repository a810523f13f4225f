import { expect, it } from "vitest";
import { isPhone } from "./phones.ts";

it.each([
  ["Apple", "iPhone 15 Pro", true],
  ["Google", "Pixel 7 Pro", true],
  ["samsung", "SM-S918B", true],
  ["SAMSUNG", "NX500", false],
  ["Sony", "XQ-CT54", true],
  ["SONY", "ILCE-7M4", false],
  ["NIKON CORPORATION", "NIKON Z 6_2", false],
  ["LEICA CAMERA AG", "LEICA Q2", false],
  ["", "", false],
])("%s %s is a phone: %s", (make, camera, expected) => {
  expect(isPhone({ make, camera })).toBe(expected);
});
