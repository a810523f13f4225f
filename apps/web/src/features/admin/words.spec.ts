import { expect, it } from "vitest";
import { countOf, dayOf, labelOf, momentOf, percentOf, shareOf, sizeOf } from "./words.ts";

it.each([
  ["content-creator", "content creator"],
  ["Stratford-upon-Avon", "Stratford upon Avon"],
  ["1-5", "1-5"],
  ["20-50", "20-50"],
  ["50+", "50+"],
  ["é-à", "é à"],
  ["a - b", "a - b"],
])("the label of %s", (value, label) => {
  expect(labelOf(value)).toBe(label);
});

it.each([
  [0, 0, "0%", "0.0%"],
  [0, 7, "0%", "0.0%"],
  [1, 1000, "<1%", "0.1%"],
  [1, 3, "33%", "33.3%"],
  [187, 2330, "8%", "8.0%"],
  [7, 7, "100%", "100.0%"],
])("%d of %d", (amount, whole, percent, share) => {
  expect(percentOf(amount, whole)).toBe(percent);
  expect(shareOf(amount, whole)).toBe(share);
});

it.each([
  [0, "1 KB"],
  [1, "1 KB"],
  [421_888, "412 KB"],
  [52_428_800, "51,200 KB"],
])("%d bytes", (bytes, size) => {
  expect(sizeOf(bytes)).toBe(size);
});

it("counts and days", () => {
  const time = new Date(2026, 10, 19, 8, 20);
  expect(countOf(2330)).toBe("2,330");
  expect(dayOf(time)).toBe("19 Nov 2026");
  expect(momentOf(time)).toBe("19 Nov 2026, 08:20");
});
