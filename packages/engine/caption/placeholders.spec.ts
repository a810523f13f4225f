import { expect, test } from "vitest";
import { isLensPlaceholder, isPlaceholder } from "./placeholders.ts";

test.each(["----", "N/A", "none", "Unknown (8 01 10)", "No lens attached", "(not set)"])("%j names nothing", (name) => {
  expect(isPlaceholder(name)).toBe(true);
});

test.each([
  "0.0 mm f/0.0",
  "0mm F0",
  "0-0mm F0",
  "65535",
  "DT 0mm F0 SAM",
  "E 0mm F0",
  "FE 0mm F0",
  "EF0-0mm",
  "E 0.0-0.0 mm",
  "SAM F0",
  "Lens f/0.0",
])("%j names no lens", (name) => {
  expect(isLensPlaceholder(name)).toBe(true);
});

test.each([
  "50mm F0",
  "Noctilux-M 50mm f/0.95",
  "Noctilux f/0.95",
  "10-20mm F4",
  "XF100-400mmF4.5-5.6",
  "200mm",
  "E 20mm F2.8",
  "Summicron",
  "Kinoptik 9.8mm",
  "Tele 0.5x 50mm",
])("%j names a lens", (name) => {
  expect(isLensPlaceholder(name)).toBe(false);
});
