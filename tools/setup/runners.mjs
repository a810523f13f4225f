/** Checks for this repository. Each shows its output and returns its tally. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { CACHE, inRoot } from "./places.mjs";
import { runShown, runShownWhole } from "./programs.mjs";
import { say } from "./say.mjs";
import { believe } from "./tally.mjs";
import { failureLine, tallyOfPlaywright, tallyOfVitest } from "./reports.mjs";
import { collectWarnings } from "./warnings.mjs";

/** @typedef {import("./tally.mjs").Tally} Tally */

/**
 * Runs a program of Node under a title, and resolves with its exit code.
 * @typedef {(title: string, args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<number>} Show
 */

/** Shows output as it comes. @type {Show} */
async function live(title, args, env = process.env) {
  say(`\n${title}`);
  return runShown(process.execPath, args, { env });
}

/** Shows output when the program has ended: for programs next to one that is shown live. @type {Show} */
export async function whole(title, args, env = process.env) {
  return runShownWhole(process.execPath, args, { env, title });
}

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
 * @param {{ paths?: readonly string[], show?: Show }} [options] `paths` limit lint and format
 */
export async function runChecks(add, { paths = [], show = live } = {}) {
  for (const { name, args, takesPaths } of CHECKS) {
    const code = await show(name, takesPaths ? [...args, ...paths] : args);
    add(code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [name] });
  }
}

/**
 * @param {"node" | "chromium"} project of vitest.config.ts
 * @param {NodeJS.ProcessEnv} env
 * @param {{ specs?: readonly string[], show?: Show }} [options] all specs by default
 * @returns {Promise<Tally>}
 */
export function runVitest(project, env, { specs = [], show = live } = {}) {
  const report = freshReport(`vitest-${project}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const vitest = inRoot("node_modules", "vitest", "vitest.mjs");
  return run(`vitest-${project}`, {
    title: `Tests in ${project === "node" ? "Node" : "Chromium"}`,
    args: [vitest, "run", "--project", project, ...reporters, ...specs],
    env,
    show,
    read: () => tallyOfVitest(report),
  });
}

/** @param {NodeJS.ProcessEnv} env @param {readonly string[]} [specs] all by default @returns {Promise<Tally>} */
export function runPlaywright(env, specs = []) {
  return playwright("playwright", "Whole flows", specs.map(exactly), env);
}

/**
 * The main flow in browsers other than Chromium.
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} [args] of Playwright
 * @returns {Promise<Tally>}
 */
export function runOtherBrowsers(env, args = []) {
  const config = ["--config", inRoot("test", "browsers", "playwright.config.ts")];
  return playwright("browsers", "The main flow in other browsers", [...config, ...args], env);
}

/**
 * @param {string} name of the report
 * @param {string} title
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function playwright(name, title, args, env) {
  const report = freshReport(`${name}.json`);
  const program = inRoot("node_modules", "@playwright", "test", "cli.js");
  return run(name, {
    title,
    args: [program, "test", "--reporter=list,json", ...args],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    show: live,
    read: () => tallyOfPlaywright(report, name),
  });
}

/**
 * Runs a test runner; a Node warning in any of its processes is a failure.
 * @param {string} name
 * @param {{ title: string, args: readonly string[], env: NodeJS.ProcessEnv, show: Show, read: () => Tally }} runner
 *   `read` reads its report
 * @returns {Promise<Tally>}
 */
async function run(name, { title, args, env, show, read }) {
  const warnings = collectWarnings(name, env);
  const code = await show(title, args, warnings.env);
  const { failures, ...rest } = believe(name, read(), code);
  const found = warnings.found();
  for (const warning of found) say(`\nA warning fails the tests:\n${warning.trimEnd()}`);
  const ofWarnings = found.map((warning) => failureLine(`${name}: Node warning`, warning));
  return { ...rest, failures: [...failures, ...ofWarnings] };
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
