import { expect, test } from "vitest";
import { measureInPage } from "./measure.ts";

test.each([7.3, 13, 15])("text of %f px is measured in proportion to ten times that", (size) => {
  const measure = measureInPage("Lora");
  const widthAt = (given: number): number => measure("Vessels, Morning", { family: "Lora", weight: 400, size: given });
  expect((widthAt(size) * 10) / widthAt(size * 10)).toBeCloseTo(1, 3);
});

test("the measure of a family is always the same function", () => {
  expect(measureInPage("Lora")).toBe(measureInPage("Lora"));
  expect(measureInPage("Lora")).not.toBe(measureInPage("Inter"));
});
