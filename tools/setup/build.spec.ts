import { expect, test } from "vitest";
import { languagesFor } from "./build.mjs";

test("Without a list the pages keep the languages that they were built in", () => {
  expect(languagesFor(undefined)).toEqual({});
});

test.each([
  ["", ""],
  ["en-XA", "en-XA"],
  ["en-XA,de,en-XA", "de,en-XA"],
])("The list %j of further languages is one build’s setting", (list, expected) => {
  expect(languagesFor(list)).toEqual({ MATTE_LOCALES: expected });
});
