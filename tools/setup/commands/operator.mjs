/** The operator's commands, which the server's build has as programs of their own. */
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { inRoot } from "./places.mjs";
import { runShown } from "./programs.mjs";

/**
 * @param {string} name of the program in apps/server/dist
 * @param {readonly string[]} args handed on to it
 */
export async function runOperator(name, args) {
  await ensureInstalled("product");
  await ensureBuilt();
  process.exitCode = await runShown(process.execPath, [inRoot("apps", "server", "dist", `${name}.js`), ...args]);
}
