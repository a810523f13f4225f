/** Counts of passed and failed checks, added over all runners. */
import { recall } from "./kept.mjs";

/** @typedef {{ passed: number, failed: number }} Tally */

/** @param {readonly Tally[]} tallies @returns {Tally} */
export function total(tallies) {
  return tallies.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}

/** @param {Tally} tally */
export function closingLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

/**
 * Counts a failure for an exit code other than 0 even if the report has none: the runner may have crashed before writing
 * one. Counts a failure for a run without tests as well.
 * @param {Tally} reported
 * @param {number} exitCode
 * @returns {Tally}
 */
export function believe(reported, exitCode) {
  const silent = reported.failed === 0 && (exitCode !== 0 || reported.passed === 0);
  return silent ? { ...reported, failed: 1 } : reported;
}

/**
 * @param {string} file of Vitest's json reporter
 * @returns {Tally} a file that cannot be loaded counts as one failure
 * @see https://vitest.dev/guide/reporters.html#json-reporter
 */
export function tallyOfVitest(file) {
  const report = recall(file);
  if (report === undefined) return { passed: 0, failed: 0 };
  const broken = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ suite) =>
      suite.status === "failed" && suite.assertionResults.every(({ status }) => status !== "failed"),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/**
 * @param {string} file of Playwright's json reporter
 * @returns {Tally} a test that passed on a retry counts as failed
 * @see https://playwright.dev/docs/test-reporters#json-reporter
 */
export function tallyOfPlaywright(file) {
  const stats = recall(file)?.stats;
  if (stats === undefined) return { passed: 0, failed: 0 };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
