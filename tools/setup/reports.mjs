/** Tallies from the test runners' JSON reports. */
import { relative, sep } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { recall } from "./kept.mjs";
import { ROOT } from "./places.mjs";

/** @typedef {import("./tally.mjs").Tally} Tally */

/**
 * @typedef {{ status: string, fullName: string, failureMessages: readonly string[] }} VitestTest
 * @typedef {object} VitestFile
 * @property {string} name
 * @property {string} status
 * @property {string} message
 * @property {number} startTime milliseconds
 * @property {number} endTime
 * @property {readonly VitestTest[]} assertionResults
 *
 * @param {string} file of Vitest's json reporter
 * @returns {Tally} a file that cannot be loaded counts as one failure
 * @see https://vitest.dev/guide/reporters.html#json-reporter
 */
export function tallyOfVitest(file) {
  const report = recall(file);
  if (report === undefined) return { passed: 0, failures: [] };
  /** @type {readonly VitestFile[]} */
  const files = report.testResults;
  return {
    passed: report.numPassedTests,
    failures: files.flatMap(failuresOfVitest),
    times: files.map(({ name, startTime, endTime }) => timeOf(fromRoot(name), endTime - startTime)),
  };
}

/** @param {VitestFile} file */
function failuresOfVitest({ name, status, message, assertionResults }) {
  const path = fromRoot(name);
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (failed.length === 0) return status === "failed" ? [failureLine(path, message)] : [];
  return failed.map(({ fullName, failureMessages }) => failureLine(`${path} › ${fullName}`, failureMessages[0]));
}

/**
 * @typedef {{ message?: string }} PlaywrightError
 * @typedef {{ error?: PlaywrightError, duration: number }} PlaywrightResult `duration` in milliseconds
 * @typedef {{ projectName: string, status: string, results: readonly PlaywrightResult[] }} PlaywrightTest
 * @typedef {{ title: string, file: string, line: number, tests: readonly PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ title: string, specs?: readonly PlaywrightSpec[], suites?: readonly PlaywrightSuite[] }} PlaywrightSuite
 *
 * @param {string} file of Playwright's json reporter
 * @param {string} runner names errors outside tests
 * @returns {Tally} a test that passed on a retry counts as failed
 * @see https://playwright.dev/docs/test-reporters#json-reporter
 */
export function tallyOfPlaywright(file, runner) {
  const report = recall(file);
  if (report === undefined) return { passed: 0, failures: [] };
  const folder = fromRoot(report.config.rootDir);
  /** @type {readonly PlaywrightSuite[]} */
  const files = report.suites;
  // A suite at the top is a file, whose title is its path.
  const failures = files.flatMap((suite) => failuresOfPlaywright({ ...suite, title: "" }, `${folder}/`, ""));
  /** @type {readonly PlaywrightError[]} */
  const errors = report.errors;
  return {
    passed: report.stats.expected,
    failures: [...failures, ...errors.map(({ message }) => failureLine(runner, message))],
    times: files.map((suite) => timeOf(`${folder}/${suite.title}`, durationOf(suite))),
  };
}

/** @param {PlaywrightSuite} suite @returns {number} milliseconds */
function durationOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return [...results.map(({ duration }) => duration), ...suites.map(durationOf)].reduce((sum, one) => sum + one, 0);
}

/** @param {string} file @param {number} milliseconds @returns {import("./tally.mjs").FileTime} */
function timeOf(file, milliseconds) {
  return { file, seconds: milliseconds / 1000 };
}

/** @param {PlaywrightSuite} suite @param {string} folder @param {string} outer titles @returns {string[]} */
function failuresOfPlaywright({ title: own, specs = [], suites = [] }, folder, outer) {
  const titles = own === "" ? outer : `${outer}${own} › `;
  const failed = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) => {
        const project = projectName === "" ? "" : `[${projectName}] `;
        const error = results.find((result) => result.error !== undefined)?.error;
        return failureLine(`${project}${folder}${file}:${line} › ${titles}${title}`, error?.message);
      }),
  );
  return [...failed, ...suites.flatMap((suite) => failuresOfPlaywright(suite, folder, titles))];
}

/** @param {string} path @returns {string} with slashes, as specs are passed to `npm test` */
function fromRoot(path) {
  return relative(ROOT, path).split(sep).join("/");
}

/** @param {string} name @param {string} [message] of which the first line is shown */
export function failureLine(name, message = "") {
  const [reason = ""] = stripVTControlCharacters(message).trim().split("\n");
  return reason === "" ? name : `${name}: ${reason}`;
}
