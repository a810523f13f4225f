import { expect, it } from "vitest";
import { wordingOf } from "./wording.ts";

it("Rates count occurrences per 10,000 words of all comments", () => {
  const { words, rates } = wordingOf(["What is behind it. Whether it opens.", "Nobody is told any more."]);
  expect(words).toBe(12);
  expect(Object.values(rates).map((rate) => Math.round((rate * 12) / 10_000))).toEqual([2, 0, 1, 1, 1, 1, 0]);
});

it("Rates are zero without comments", () => {
  expect(Object.values(wordingOf([]).rates)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});
