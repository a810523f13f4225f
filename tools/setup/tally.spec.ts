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
  it("counts passed and failed tests", () => {
    const file = report({ numPassedTests: 2, numFailedTests: 1, testResults: [PASSED, FAILED] });
    expect(tallyOfVitest(file)).toEqual({ passed: 2, failed: 1 });
  });

  it("counts a file that cannot be loaded as a failure", () => {
    const file = report({ numPassedTests: 1, numFailedTests: 0, testResults: [PASSED, BROKEN] });
    expect(tallyOfVitest(file)).toEqual({ passed: 1, failed: 1 });
  });

  it("is zero without a report", () => {
    expect(tallyOfVitest(join(folder, "absent.json"))).toEqual({ passed: 0, failed: 0 });
  });
});

describe("tallyOfPlaywright", () => {
  it("counts a test that passed on a retry as failed", () => {
    const file = report({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 0 } });
    expect(tallyOfPlaywright(file)).toEqual({ passed: 5, failed: 3 });
  });

  it("is zero without a report", () => {
    expect(tallyOfPlaywright(join(folder, "absent.json"))).toEqual({ passed: 0, failed: 0 });
  });
});

describe("believe", () => {
  it.each([
    ["succeeded", { passed: 3, failed: 0 }, 0, { passed: 3, failed: 0 }],
    ["failed with failures", { passed: 3, failed: 2 }, 1, { passed: 3, failed: 2 }],
    ["failed without failures", { passed: 3, failed: 0 }, 1, { passed: 3, failed: 1 }],
    ["crashed", { passed: 0, failed: 0 }, 134, { passed: 0, failed: 1 }],
    ["succeeded without tests", { passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
  ])("corrects the tally of a runner that %s", (_name, reported, exitCode, expected) => {
    expect(believe(reported, exitCode)).toEqual(expected);
  });
});

it("The closing line shows the sum of all tallies", () => {
  expect(
    closingLine(
      total([
        { passed: 1, failed: 0 },
        { passed: 20, failed: 3 },
      ]),
    ),
  ).toBe("21 passed, 3 failed");
});
