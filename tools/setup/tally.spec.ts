import { describe, expect, it } from "vitest";
import { believe, closing, slowest, total } from "./tally.mjs";

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

describe("slowest", () => {
  it("lists the ten slowest files of all tallies, slowest first", () => {
    const timed = (seconds: number) => ({ passed: 1, failures: [], times: [{ file: `${seconds}.spec.ts`, seconds }] });
    const tallies = [3, 12, 7, 1, 2, 4, 5, 6, 8, 9, 10, 11].map(timed);
    const lines = slowest(total(tallies).times).split("\n");
    expect(lines).toHaveLength(11);
    expect(lines.slice(0, 3)).toEqual(["Slowest files:", "  12.0 s  12.spec.ts", "  11.0 s  11.spec.ts"]);
    expect(lines.at(-1)).toBe("  3.0 s  3.spec.ts");
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
