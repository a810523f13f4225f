/** Starts other programs and waits for them. */
import { spawn } from "node:child_process";
import { Failure } from "./failure.mjs";
import { ROOT } from "./places.mjs";

/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, stdio?: import("node:child_process").StdioOptions }} Surroundings */

/**
 * Runs a program and shows its output only when it fails.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Surroundings} [surroundings]
 * @returns {Promise<string>} its output
 * @throws {Failure} when it cannot be started or its exit code is not 0
 */
export async function runQuietly(program, args, surroundings = {}) {
  const child = spawn(program, args, { cwd: ROOT, ...surroundings, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const keep = (/** @type {Buffer} */ bytes) => void (output += bytes.toString());
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const code = await ended(child);
  if (code !== 0) throw new Failure(`${output.trim()}\n\`${[program, ...args].join(" ")}\` ended with code ${code}.`);
  return output;
}

/**
 * Runs npm.
 * @param {readonly string[]} args
 * @returns {Promise<string>} its output
 */
export function npm(args) {
  // npm passes its program's path; by name alone Windows would need a shell.
  const script = process.env["npm_execpath"] ?? "";
  const [program, first] = script.endsWith("npm-cli.js") ? [process.execPath, [script]] : ["npm", []];
  return runQuietly(program, [...first, ...args]);
}

/**
 * Runs a program whose output goes to this terminal.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Surroundings} [surroundings]
 * @returns {Promise<number>} its exit code
 */
export function runShown(program, args, surroundings = {}) {
  return ended(spawn(program, args, { cwd: ROOT, stdio: ["ignore", "inherit", "inherit"], ...surroundings }));
}

/**
 * Runs a program and shows its output under a title when it ends, so that lines of programs side by side are not mixed.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Surroundings & { title: string }} surroundings
 * @returns {Promise<number>} its exit code
 */
export async function runShownWhole(program, args, { title, ...surroundings }) {
  const child = spawn(program, args, { cwd: ROOT, ...surroundings, stdio: ["ignore", "pipe", "pipe"] });
  /** @type {Buffer[]} */
  const output = [Buffer.from(`\n${title}\n`)];
  const keep = (/** @type {Buffer} */ bytes) => void output.push(bytes);
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const code = await ended(child);
  process.stdout.write(Buffer.concat(output));
  return code;
}

/**
 * Waits for a child to end. SIGTERM is passed to it; the terminal's Ctrl-C reaches it directly.
 * @param {import("node:child_process").ChildProcess} child
 * @returns {Promise<number>}
 */
async function ended(child) {
  const pass = (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal);
  const wait = () => undefined;
  process.on("SIGTERM", pass).on("SIGINT", wait);
  try {
    return await new Promise((resolve, reject) => {
      child.on("error", (error) => reject(new Failure(`${child.spawnfile} cannot be started: ${error.message}`)));
      child.on("close", (code) => resolve(code ?? 1));
    });
  } finally {
    process.off("SIGTERM", pass).off("SIGINT", wait);
  }
}
