import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROOT } from "./places.mjs";
import { tallyOfPlaywright, tallyOfVitest } from "./reports.mjs";

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

const TIMES = { startTime: 1000, endTime: 3500 };
const PASSED = { ...TIMES, name: join(ROOT, "c.spec.ts"), status: "passed", assertionResults: [{ status: "passed" }] };
const FAILED = {
  ...TIMES,
  name: join(ROOT, "packages", "a.spec.ts"),
  status: "failed",
  message: "",
  assertionResults: [
    { status: "passed" },
    { status: "failed", fullName: "a sum is right", failureMessages: ["AssertionError: expected 3\n    at a.ts"] },
  ],
};
const BROKEN = {
  ...TIMES,
  name: join(ROOT, "b.spec.ts"),
  status: "failed",
  message: "Cannot find c.ts",
  assertionResults: [],
};

describe("tallyOfVitest", () => {
  it("counts passed tests, and names those that failed with the first line of the reason", () => {
    const file = report({ numPassedTests: 2, testResults: [PASSED, FAILED] });
    const failures = ["packages/a.spec.ts › a sum is right: AssertionError: expected 3"];
    expect(tallyOfVitest(file)).toMatchObject({ passed: 2, failures });
  });

  it("counts a file that cannot be loaded as a failure", () => {
    const file = report({ numPassedTests: 1, testResults: [PASSED, BROKEN] });
    expect(tallyOfVitest(file)).toMatchObject({ passed: 1, failures: ["b.spec.ts: Cannot find c.ts"] });
  });

  it("has the seconds of each file", () => {
    const file = report({ numPassedTests: 2, testResults: [PASSED, { ...FAILED, endTime: 1250 }] });
    expect(tallyOfVitest(file).times).toEqual([
      { file: "c.spec.ts", seconds: 2.5 },
      { file: "packages/a.spec.ts", seconds: 0.25 },
    ]);
  });

  it("is zero without a report", () => {
    expect(tallyOfVitest(join(folder, "absent.json"))).toEqual({ passed: 0, failures: [] });
  });
});

describe("tallyOfPlaywright", () => {
  const config = { rootDir: join(ROOT, "test", "e2e") };
  const DONE = { duration: 250 };
  const specOf = (title: string, status: string, ...messages: readonly string[]) => ({
    title,
    file: "a.spec.ts",
    line: 7,
    tests: [
      {
        projectName: "",
        status,
        results: [...messages.map((message) => ({ error: { message }, duration: 500 })), DONE],
      },
      { projectName: "firefox", status: "expected", results: [DONE] },
    ],
  });

  it("names failures with file, titles and reason, and counts a test that passed on a retry as failed", () => {
    const file = report({
      config,
      stats: { expected: 5 },
      errors: [],
      suites: [
        {
          title: "a.spec.ts",
          specs: [specOf("works", "expected"), specOf("fails", "unexpected", "\u001B[31mError: 3\u001B[39m\nCall log")],
          suites: [{ title: "On a phone", specs: [specOf("passes at last", "flaky", "Timeout")] }],
        },
      ],
    });
    const failures = [
      "test/e2e/a.spec.ts:7 › fails: Error: 3",
      "test/e2e/a.spec.ts:7 › On a phone › passes at last: Timeout",
    ];
    expect(tallyOfPlaywright(file, "flows")).toEqual({
      passed: 5,
      failures,
      times: [{ file: "test/e2e/a.spec.ts", seconds: 2.5 }],
    });
  });

  it("names the project, if there are several", () => {
    const tests = ["firefox", "webkit"].map((projectName) => ({ projectName, status: "unexpected", results: [] }));
    const specs = [{ title: "fails", file: "a.spec.ts", line: 7, tests }];
    const file = report({ config, stats: { expected: 0 }, errors: [], suites: [{ title: "a.spec.ts", specs }] });
    expect(tallyOfPlaywright(file, "flows").failures).toEqual([
      "[firefox] test/e2e/a.spec.ts:7 › fails",
      "[webkit] test/e2e/a.spec.ts:7 › fails",
    ]);
  });

  it("names an error outside tests", () => {
    const file = report({ config, stats: { expected: 5 }, errors: [{ message: "No build" }], suites: [] });
    expect(tallyOfPlaywright(file, "flows")).toMatchObject({ passed: 5, failures: ["flows: No build"] });
  });

  it("is zero without a report", () => {
    expect(tallyOfPlaywright(join(folder, "absent.json"), "flows")).toEqual({ passed: 0, failures: [] });
  });
});
