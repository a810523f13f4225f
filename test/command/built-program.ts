/** The built command line, as specs call it. */
import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export const PROGRAM = join(ROOT, "apps", "cli", "dist", "main.js");

/** Builds the program if it is stale. */
export function buildProgram(): void {
  execFileSync(process.execPath, [join(ROOT, "tools", "setup", "index.mjs"), "matte", "--version"], { cwd: ROOT });
}

/** Environment without this computer's account. @param settings folder with an account */
export function environmentOf(home: string, settings: string): Readonly<Record<string, string>> {
  return {
    PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
    HOME: home,
    XDG_CONFIG_HOME: settings,
    LC_ALL: "C.UTF-8",
  };
}
