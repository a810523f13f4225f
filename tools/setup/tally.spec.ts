import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { believe, closingLine, tallyOfPlaywright, tallyOfVitest, total } from "./tally.mjs";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "matte-tally-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const PASSED = { status: "passed", assertionResults: [{ status: "passed" }] };
const FAILED = { status: "failed", assertionResults: [{ status: "passed" }, { status: "failed" }] };
const BROKEN = { status: "failed", assertionResults: [] };

describe("tallyOfVitest", () => {
  it("counts tests", () => {
    const file = report({ numPassedTests: 2, numFailedTests: 1, testResults: [PASSED, FAILED] });
    expect(tallyOfVitest(file)).toEqual({ passed: 2, failed: 1 });
  });

  it("counts a file that could not be run", () => {
    const file = report({ numPassedTests: 1, numFailedTests: 0, testResults: [PASSED, BROKEN] });
    expect(tallyOfVitest(file)).toEqual({ passed: 1, failed: 1 });
  });

  it("is nothing without a report", () => {
    expect(tallyOfVitest(join(folder, "absent.json"))).toEqual({ passed: 0, failed: 0 });
  });
});

describe("tallyOfPlaywright", () => {
  it("counts a test that had to be tried again as failed", () => {
    const file = report({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 0 } });
    expect(tallyOfPlaywright(file)).toEqual({ passed: 5, failed: 3 });
  });

  it("is nothing without a report", () => {
    expect(tallyOfPlaywright(join(folder, "absent.json"))).toEqual({ passed: 0, failed: 0 });
  });
});

describe("believe", () => {
  it.each([
    ["ended well", { passed: 3, failed: 0 }, 0, { passed: 3, failed: 0 }],
    ["ended badly with failures", { passed: 3, failed: 2 }, 1, { passed: 3, failed: 2 }],
    ["ended badly without one", { passed: 3, failed: 0 }, 1, { passed: 3, failed: 1 }],
    ["died", { passed: 0, failed: 0 }, 134, { passed: 0, failed: 1 }],
    ["ended well but ran nothing", { passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
  ])("a runner that %s", (_what, reported, exitCode, expected) => {
    expect(believe(reported, exitCode)).toEqual(expected);
  });
});

it("adds up to the closing line", () => {
  expect(
    closingLine(
      total([
        { passed: 1, failed: 0 },
        { passed: 20, failed: 3 },
      ]),
    ),
  ).toBe("21 passed, 3 failed");
});
