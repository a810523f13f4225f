/** Checks of this repository. Each shows its own output and returns its tally. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { CACHE, inRoot } from "./places.mjs";
import { runShown } from "./programs.mjs";
import { say } from "./say.mjs";
import { believe } from "./tally.mjs";
import { failureLine, tallyOfPlaywright, tallyOfVitest } from "./reports.mjs";
import { collectWarnings } from "./warnings.mjs";

/** @typedef {import("./tally.mjs").Tally} Tally */

/** Programs of Node with their arguments; `takesPaths` when they can be limited to files and folders. */
const CHECKS = [
  { name: "Types", args: [inRoot("tools", "setup", "index.mjs"), "typecheck"], takesPaths: false },
  { name: "Lint", args: [inRoot("node_modules", "oxlint", "bin", "oxlint"), "--deny-warnings"], takesPaths: true },
  {
    name: "Style sheets",
    args: [inRoot("node_modules", "stylelint", "bin", "stylelint.mjs"), "--max-warnings=0", "**/*.css"],
    takesPaths: false,
  },
  { name: "Format", args: [inRoot("node_modules", "oxfmt", "bin", "oxfmt"), "--check"], takesPaths: true },
  {
    name: "Dead code",
    args: [inRoot("node_modules", "knip", "bin", "knip.js"), "--no-config-hints"],
    takesPaths: false,
  },
];

/**
 * Types, lint, style sheets, format and dead code: one check each.
 * @param {(tally: Tally) => void} add
 * @param {readonly string[]} [paths] limits lint and format
 */
export async function runChecks(add, paths = []) {
  for (const { name, args, takesPaths } of CHECKS) {
    say(`\n${name}`);
    const code = await runShown(process.execPath, takesPaths ? [...args, ...paths] : args);
    add(code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [name] });
  }
}

/**
 * @param {"node" | "chromium"} project of vitest.config.ts
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} [specs] all by default
 * @returns {Promise<Tally>}
 */
export function runVitest(project, env, specs = []) {
  say(`\nTests in ${project === "node" ? "Node" : "Chromium"}`);
  const report = freshReport(`vitest-${project}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const vitest = inRoot("node_modules", "vitest", "vitest.mjs");
  return run(`vitest-${project}`, [vitest, "run", "--project", project, ...reporters, ...specs], env, () =>
    tallyOfVitest(report),
  );
}

/** @param {NodeJS.ProcessEnv} env @param {readonly string[]} [specs] all by default @returns {Promise<Tally>} */
export function runPlaywright(env, specs = []) {
  say("\nWhole flows");
  return playwright("playwright", specs.map(exactly), env);
}

/**
 * The main flow in browsers other than Chromium.
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} [args] of Playwright
 * @returns {Promise<Tally>}
 */
export function runOtherBrowsers(env, args = []) {
  say("\nThe main flow in other browsers");
  return playwright("browsers", ["--config", inRoot("test", "browsers", "playwright.config.ts"), ...args], env);
}

/**
 * @param {string} name of the report
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function playwright(name, args, env) {
  const report = freshReport(`${name}.json`);
  const program = inRoot("node_modules", "@playwright", "test", "cli.js");
  const reporting = { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  return run(name, [program, "test", "--reporter=list,json", ...args], reporting, () =>
    tallyOfPlaywright(report, name),
  );
}

/**
 * Runs a test runner; a Node warning in any of its processes is a failure.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {() => Tally} read the report
 * @returns {Promise<Tally>}
 */
async function run(name, args, env, read) {
  const warnings = collectWarnings(name, env);
  const code = await runShown(process.execPath, args, { env: warnings.env });
  const { passed, failures } = believe(name, read(), code);
  const found = warnings.found();
  for (const warning of found) say(`\nA warning fails the tests:\n${warning.trimEnd()}`);
  return { passed, failures: [...failures, ...found.map((warning) => failureLine(`${name}: Node warning`, warning))] };
}

/** @param {string} path @returns {string} the regular expression by which Playwright finds the file */
export function exactly(path) {
  return `${path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`;
}

/** @param {string} name */
function freshReport(name) {
  const file = join(CACHE, name);
  rmSync(file, { force: true });
  return file;
}
