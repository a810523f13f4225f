import { expect, test } from "vitest";
import { initialName } from "./initial-name.ts";

test.each([
  ["Photo by Ada Lind", "Ada Lind"],
  ["© 2026 Ada", "Ada"],
  ["@ada", "ada"],
  ["Ada", "Ada"],
  ["{creator}", ""],
  ["", ""],
  ["x".repeat(61), ""],
])("The account’s profile is named after the credit “%s”: “%s”", (credit, name) => {
  expect(initialName(credit)).toBe(name);
});
