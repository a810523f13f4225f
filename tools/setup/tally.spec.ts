import { describe, expect, it } from "vitest";
import { believe, closing, total } from "./tally.mjs";

describe("believe", () => {
  it.each([
    ["succeeded", { passed: 3, failures: [] }, 0, []],
    ["failed with failures", { passed: 3, failures: ["a", "b"] }, 1, ["a", "b"]],
    ["failed without failures", { passed: 3, failures: [] }, 1, ["vitest: exit code 1"]],
    ["crashed", { passed: 0, failures: [] }, 134, ["vitest: exit code 134"]],
    ["succeeded without tests", { passed: 0, failures: [] }, 0, ["vitest: no tests"]],
  ])("corrects the tally of a runner that %s", (_name, reported, exitCode, failures) => {
    expect(believe("vitest", reported, exitCode)).toEqual({ passed: reported.passed, failures });
  });
});

describe("closing", () => {
  it("lists all failures before the numbers", () => {
    const tallies = [
      { passed: 1, failures: [] },
      { passed: 20, failures: ["a", "b"] },
    ];
    expect(closing(total(tallies))).toBe("Failed:\n  a\n  b\n\n21 passed, 2 failed");
  });

  it("is the numbers alone if nothing failed", () => {
    expect(closing(total([{ passed: 1, failures: [] }]))).toBe("1 passed, 0 failed");
  });
});
