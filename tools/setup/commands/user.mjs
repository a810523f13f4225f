/** `npm run user -- set-plan EMAIL pro`: the operator's commands, on the database that the environment names. */
import { ensureBuilt } from "../build.mjs";
import { ensureInstalled } from "../install.mjs";
import { inRoot } from "../places.mjs";
import { runShown } from "../programs.mjs";

/** @param {readonly string[]} args handed on to the server's own command */
export async function run(args) {
  await ensureInstalled("product");
  await ensureBuilt();
  process.exitCode = await runShown(process.execPath, [inRoot("apps", "server", "dist", "user.js"), ...args]);
}
