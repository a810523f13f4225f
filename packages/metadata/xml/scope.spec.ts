import { expect, it } from "vitest";
import { resolvedAttributes, ROOT_SCOPE } from "./scope.ts";

/** Least processor time in three runs, in milliseconds. */
function timeFor(count: number): number {
  const attributes = Array.from({ length: count }, (_, index) => [`xml:a${index}`, ""] as const);
  const times = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    expect(resolvedAttributes(attributes, ROOT_SCOPE)).toHaveLength(count);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

it("The time for the attributes of an element is linear in their number, as none is compared with all others", () => {
  expect(timeFor(20_000)).toBeLessThan(Math.max(200, 9 * timeFor(5000)));
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
