import { Failure } from "../failure.mjs";
import { endWithNpm } from "../orphans.mjs";

/** @type {Readonly<Record<string, () => Promise<{ run: (args: readonly string[]) => Promise<void> }>>>} */
const COMMANDS = {
  start: () => import("./start.mjs"),
  build: () => import("./build.mjs"),
  dev: () => import("./dev.mjs"),
  typecheck: () => import("./typecheck.mjs"),
  check: () => import("./check.mjs"),
  test: () => import("./test.mjs"),
  browsers: () => import("./browsers.mjs"),
  bench: () => import("./bench.mjs"),
  user: () => import("./user.mjs"),
  stats: () => import("./stats.mjs"),
  backup: () => import("./backup.mjs"),
  restore: () => import("./restore.mjs"),
  gallery: () => import("./gallery.mjs"),
};

/**
 * Runs a command; a failure that is understood is told in its own words, any other with its stack.
 * @param {string} name
 * @param {readonly string[]} args
 */
export async function runCommand(name, args) {
  endWithNpm();
  const load = COMMANDS[name];
  try {
    if (load === undefined)
      throw new Failure(`There is no command "${name}", only ${Object.keys(COMMANDS).join(", ")}.`);
    const { run } = await load();
    await run(args);
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  }
}
