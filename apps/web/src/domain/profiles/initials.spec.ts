import { expect, test } from "vitest";
import { initials } from "./initials.ts";

test.each([
  ["Jo Weiss", "JW"],
  ["  jo   van Weiss ", "JV"],
  ["Ines", "IN"],
  ["K", "K"],
  ["Émile Ö", "ÉÖ"],
  ["李 明", "李明"],
  ["", ""],
])("The initials of “%s” are %s", (name, letters) => {
  expect(initials(name)).toBe(letters);
});
