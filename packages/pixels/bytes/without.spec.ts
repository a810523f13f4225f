import { expect, test } from "vitest";
import { without } from "./without.ts";

const FILE = Uint8Array.of(0, 1, 2, 3, 4, 5, 6, 7);

test.each([
  ["nothing", [0, 8], [], [[0, 1, 2, 3, 4, 5, 6, 7]]],
  [
    "the middle",
    [0, 8],
    [[2, 5]],
    [
      [0, 1],
      [5, 6, 7],
    ],
  ],
  [
    "both ends",
    [0, 8],
    [
      [0, 3],
      [6, 8],
    ],
    [[3, 4, 5]],
  ],
  [
    "neighbours",
    [0, 8],
    [
      [1, 3],
      [3, 4],
    ],
    [[0], [4, 5, 6, 7]],
  ],
  [
    "ranges before and after",
    [2, 5],
    [
      [0, 2],
      [5, 8],
    ],
    [[2, 3, 4]],
  ],
  ["everything", [0, 8], [[0, 8]], []],
  ["a range that ends after the file", [0, 8], [[6, 20]], [[0, 1, 2, 3, 4, 5]]],
] as const)("without removes %s from a file", (_, [start, end], removed, pieces) => {
  const ranges = removed.map(([from, to]) => ({ start: from, end: to }));
  expect(without(FILE, { start, end }, ranges).map((piece) => [...piece])).toEqual(pieces);
});
