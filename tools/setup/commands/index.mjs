/** package.json's commands by name. */
import { Failure } from "../failure.mjs";
import { ensureHooks } from "../hooks.mjs";

/** @typedef {(args: readonly string[]) => Promise<void>} Command */

const operator = () => import("./operator.mjs");
const product = () => import("./product.mjs");
const servers = () => import("./dev.mjs");
const tests = () => import("./tests.mjs");

/** @type {Readonly<Record<string, () => Promise<Command>>>} */
const COMMANDS = {
  start: async () => (await product()).start,
  build: async () => (await product()).build,
  dev: async () => (await servers()).dev,
  gallery: async () => (await servers()).gallery,
  test: async () => (await tests()).test,
  "test:long": async () => (await tests()).testLong,
  check: async () => (await tests()).check,
  browsers: async () => (await tests()).browsers,
  typecheck: async () => (await import("./typecheck.mjs")).typecheck,
  bench: async () => (await import("./bench.mjs")).bench,
  packages: async () => (await import("./packages.mjs")).packages,
  matte: async () => (await import("./matte.mjs")).matte,
  user: async () => (await operator()).operatorCommand("user"),
  stats: async () => (await operator()).operatorCommand("stats"),
  backup: async () => (await operator()).operatorCommand("backup"),
  restore: async () => (await operator()).operatorCommand("restore"),
};

const PARENT_CHECK_MS = 250;

/**
 * Runs a command. A `Failure` is printed as its message, any other error with its stack.
 * @param {string} name
 * @param {readonly string[]} args
 */
export async function runCommand(name, args) {
  endWithNpm();
  try {
    const load = COMMANDS[name];
    if (load === undefined)
      throw new Failure(`There is no command "${name}", only ${Object.keys(COMMANDS).join(", ")}.`);
    ensureHooks();
    const command = await load();
    await command(args);
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * Ends this process when npm ends. npm runs a script through a shell; stopping npm stops the shell, but not its
 * processes: the server would keep its port.
 * @see https://nodejs.org/api/process.html#processppid
 */
function endWithNpm() {
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
  }, PARENT_CHECK_MS).unref();
}
