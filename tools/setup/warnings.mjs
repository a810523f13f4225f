/** Node's warnings (leaks, deprecations) in a runner's processes. */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { CACHE } from "./places.mjs";

/** Warnings caused by packages, each with the reason why it stays. @type {readonly RegExp[]} */
const FOREIGN = [
  // The current version supports Node 20.19, the oldest supported by Matte; later ones won't.
  /NodeVersionSupportWarning: The AWS SDK/,
];

/**
 * @param {string} name of the runner
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ env: NodeJS.ProcessEnv, found: () => string[] }} an environment whose processes report warnings to a file
 * @see https://nodejs.org/api/cli.html#--redirect-warningsfile
 */
export function collectWarnings(name, env) {
  const file = join(CACHE, `warnings-${name}.txt`);
  mkdirSync(CACHE, { recursive: true });
  rmSync(file, { force: true });
  const options = `${env["NODE_OPTIONS"] ?? ""} --trace-warnings --redirect-warnings=${JSON.stringify(file)}`;
  return { env: { ...env, NODE_OPTIONS: options.trim() }, found: () => ownWarnings(file) };
}

/** @param {string} file @returns {string[]} each with its stack */
function ownWarnings(file) {
  try {
    return readFileSync(file, "utf8")
      .split(/^(?=\(node:\d+\) )/m)
      .filter((warning) => warning.trim() !== "" && !FOREIGN.some((pattern) => pattern.test(warning)));
  } catch {
    return [];
  }
}
