import fc from "fast-check";
import { expect, test } from "vitest";
import { nullable, number, object } from "./kinds.ts";
import { isSameValue, readValue } from "./read.ts";

const percent = number(0, 60);
const sides = nullable(object({ top: percent, right: percent, bottom: percent, left: percent }));

test.each([
  [
    "its fields and no others",
    { top: 1, right: 2, bottom: 3, left: 4, more: 5 },
    { top: 1, right: 2, bottom: 3, left: 4 },
  ],
  [
    "numbers moved into their range",
    { top: -1, right: 2, bottom: 99, left: 4 },
    { top: 0, right: 2, bottom: 60, left: 4 },
  ],
  ["null", null, null],
])("an object with sides is read as %s", (_, value, expected) => {
  expect(readValue(sides, value)).toEqual(expected);
});

test.each([
  ["a missing field", { top: 1, right: 2, bottom: 3 }],
  ["a field of another type", { top: 1, right: 2, bottom: 3, left: "4" }],
  ["a list", [1, 2, 3, 4]],
])("an object with sides is not read from %s", (_, value) => {
  expect(readValue(sides, value)).toBeUndefined();
});

test("two values are the same if their fields are", () => {
  expect(isSameValue({ top: 1, left: 2 }, { top: 1, left: 2 })).toBe(true);
  expect(isSameValue({ top: 1, left: 2 }, { top: 1, left: 3 })).toBe(false);
  expect(isSameValue(null, { top: 1 })).toBe(false);
  fc.assert(fc.property(fc.string(), fc.string(), (one, other) => isSameValue(one, other) === (one === other)));
});
