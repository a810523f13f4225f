/** Passed and failed checks, added over all runners. */

/**
 * @typedef {{ file: string, seconds: number }} FileTime time that the tests of a file took
 * @typedef {object} Tally
 * @property {number} passed
 * @property {readonly string[]} failures names, with reasons if known
 * @property {readonly FileTime[]} [times]
 */

export const SLOWEST = 10;

/** @param {readonly Tally[]} tallies @returns {Required<Tally>} */
export function total(tallies) {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    times: tallies.flatMap(({ times = [] }) => times),
  };
}

/** @param {readonly FileTime[]} times @returns {string} the slowest files, with their seconds */
export function slowest(times) {
  const first = times.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  return ["Slowest files:", ...first.map(({ file, seconds }) => `  ${seconds.toFixed(1)} s  ${file}`)].join("\n");
}

/**
 * @param {Tally} tally
 * @returns {string} all failures, so that the end of a long output says what failed; the last line has the numbers
 */
export function closing({ passed, failures }) {
  const list = failures.length === 0 ? [] : ["Failed:", ...failures.map((failure) => `  ${failure}`), ""];
  return [...list, `${passed} passed, ${failures.length} failed`].join("\n");
}

/**
 * Counts a failure for an exit code other than 0 even if the report has none: the runner may have crashed before writing
 * one. Counts a failure for a run without tests as well.
 * @param {string} runner
 * @param {Tally} reported
 * @param {number} exitCode
 * @returns {Tally}
 */
export function believe(runner, reported, exitCode) {
  if (reported.failures.length > 0) return reported;
  if (exitCode !== 0) return { ...reported, failures: [`${runner}: exit code ${exitCode}`] };
  return reported.passed === 0 ? { ...reported, failures: [`${runner}: no tests`] } : reported;
}
