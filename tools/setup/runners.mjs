/** The checks of this repository. Each shows its own output and answers with its tally. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { CACHE, inRoot } from "./places.mjs";
import { runShown } from "./programs.mjs";
import { say } from "./say.mjs";
import { believe, tallyOfPlaywright, tallyOfVitest } from "./tally.mjs";

/** @typedef {import("./tally.mjs").Tally} Tally */

/** @type {Readonly<Record<string, readonly string[]>>} each a program of Node's and its arguments */
const CHECKS = {
  Types: [inRoot("tools", "setup", "index.mjs"), "typecheck"],
  Lint: [inRoot("node_modules", "oxlint", "bin", "oxlint"), "--deny-warnings"],
  Format: [inRoot("node_modules", "oxfmt", "bin", "oxfmt"), "--check"],
  "Dead code": [inRoot("node_modules", "knip", "bin", "knip.js"), "--no-config-hints"],
};

/** Types, lint, format and dead code: each is one check. @returns {Promise<Tally[]>} */
export async function runChecks() {
  const tallies = [];
  for (const [name, args] of Object.entries(CHECKS)) {
    say(`\n${name}`);
    const code = await runShown(process.execPath, args);
    tallies.push({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
  }
  return tallies;
}

/**
 * @param {"node" | "chromium"} project of vitest.config.ts
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Tally>}
 */
export async function runVitest(project, env = process.env) {
  say(`\nTests in ${project === "node" ? "Node" : "Chromium"}`);
  const report = freshReport(`vitest-${project}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const vitest = inRoot("node_modules", "vitest", "vitest.mjs");
  const code = await runShown(process.execPath, [vitest, "run", "--project", project, ...reporters], { env });
  return believe(tallyOfVitest(report), code);
}

/** @param {NodeJS.ProcessEnv} env @returns {Promise<Tally>} */
export function runPlaywright(env) {
  say("\nWhole flows");
  return playwright("playwright.json", [], env);
}

/**
 * The main flow in the browsers beside Chromium.
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} [args]
 * @returns {Promise<Tally>}
 */
export function runOtherBrowsers(env, args = []) {
  say("\nThe main flow in other browsers");
  return playwright("browsers.json", ["--config", inRoot("test", "browsers", "playwright.config.ts"), ...args], env);
}

/**
 * @param {string} name of the report
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
async function playwright(name, args, env) {
  const report = freshReport(name);
  const program = inRoot("node_modules", "@playwright", "test", "cli.js");
  const code = await runShown(process.execPath, [program, "test", "--reporter=list,json", ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return believe(tallyOfPlaywright(report), code);
}

/** @param {string} name */
function freshReport(name) {
  const file = join(CACHE, name);
  rmSync(file, { force: true });
  return file;
}
