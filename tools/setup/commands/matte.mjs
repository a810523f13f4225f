/** `npm run matte -- frame …`: the command line from a clone. */
import { ensureCommandBuilt } from "../build.mjs";
import { ensureInstalled } from "../install.mjs";
import { inRoot } from "../places.mjs";
import { runShown } from "../programs.mjs";

/** @param {readonly string[]} args */
export async function matte(args) {
  await ensureInstalled("product");
  await ensureCommandBuilt();
  // The paths in its arguments are relative to npm's starting folder.
  const cwd = process.env["INIT_CWD"] ?? process.cwd();
  process.exitCode = await runShown(process.execPath, [inRoot("apps", "cli", "dist", "main.js"), ...args], {
    cwd,
    stdio: "inherit",
  });
}
