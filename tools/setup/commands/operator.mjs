/** Operators' commands: programs in the server's build. */
import { ensureBuilt } from "../build.mjs";
import { ensureInstalled } from "../install.mjs";
import { inRoot } from "../places.mjs";
import { runShown } from "../programs.mjs";

/** @param {"backup" | "restore" | "stats" | "user"} program in apps/server/dist */
export function operatorCommand(program) {
  return async (/** @type {readonly string[]} */ args) => {
    await ensureInstalled("product");
    await ensureBuilt();
    process.exitCode = await runShown(process.execPath, [inRoot("apps", "server", "dist", `${program}.js`), ...args]);
  };
}
