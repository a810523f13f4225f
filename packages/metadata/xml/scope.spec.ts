import { expect, it } from "vitest";
import { leastRatio, processor } from "../../../test/time/least.ts";
import { resolvedAttributes, ROOT_SCOPE } from "./scope.ts";

/** Resolves this number of attributes. */
const resolving = (count: number) => {
  const attributes = Array.from({ length: count }, (_, index) => [`xml:a${index}`, ""] as const);
  return () => expect(resolvedAttributes(attributes, ROOT_SCOPE)).toHaveLength(count);
};

it("The time for the attributes of an element is linear in their number, as none is compared with all others", async () => {
  const measured = { below: 9, clock: processor };
  expect(await leastRatio(resolving(20_000), resolving(5000), measured)).toBeLessThan(9);
});

it.each([
  [
    "the same name",
    [
      ["xml:a", ""],
      ["xml:a", ""],
    ],
  ],
  ["an undeclared prefix", [["dc:a", ""]]],
  ["no name", [["1a", ""]]],
] as const)("Attributes with %s are refused", (_which, attributes) => {
  expect(resolvedAttributes(attributes, ROOT_SCOPE)).toBeNull();
});
