import { expect, it } from "vitest";
import { admin } from "./en/admin.ts";

it.each([
  ["content-creator", "content creator"],
  ["Stratford-upon-Avon", "Stratford upon Avon"],
  ["1-5", "1-5"],
  ["20-50", "20-50"],
  ["50+", "50+"],
  ["é-à", "é à"],
  ["a - b", "a - b"],
])("the dashboard writes the answer %s as %s", (value, label) => {
  expect(admin.answer(value)).toBe(label);
});

it.each([
  [0, 0, "0%", "0.0%"],
  [0, 7, "0%", "0.0%"],
  [1, 1000, "<1%", "0.1%"],
  [1, 3, "33%", "33.3%"],
  [187, 2330, "8%", "8.0%"],
  [7, 7, "100%", "100.0%"],
])("the dashboard writes %d of %d as %s and %s", (amount, whole, percent, share) => {
  expect(admin.percent(amount, whole)).toBe(percent);
  expect(admin.share(amount, whole)).toBe(share);
});

it.each([
  [0, "1 KB"],
  [1, "1 KB"],
  [421_888, "412 KB"],
  [52_428_800, "51,200 KB"],
])("the dashboard writes %d bytes as %s", (bytes, size) => {
  expect(admin.size(bytes)).toBe(size);
});

it("the dashboard writes counts, days and times in British notation", () => {
  const time = new Date(2026, 10, 19, 8, 20);
  expect(admin.count(2330)).toBe("2,330");
  expect(admin.day(time)).toBe("19 Nov 2026");
  expect(admin.moment(time)).toBe("19 Nov 2026, 08:20");
});
