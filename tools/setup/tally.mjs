/** How many checks passed and failed, added over all runners. */
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
 * A runner that ended badly counts as a failure even where its report names none: it may have died before it wrote one.
 * So does one that ran nothing: the tests it should have found are there.
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
 * @returns {Tally} a file that could not be run counts as one failure
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
 * @returns {Tally} a test that passed only when tried again counts as failed
 * @see https://playwright.dev/docs/test-reporters#json-reporter
 */
export function tallyOfPlaywright(file) {
  const stats = recall(file)?.stats;
  if (stats === undefined) return { passed: 0, failed: 0 };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
