/** Lets git run tools/hooks in this checkout. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, realpathSync } from "node:fs";
import { resolve } from "node:path";
import { ROOT } from "./places.mjs";

const HOOKS = "tools/hooks";

/**
 * Sets core.hooksPath unless the checkout has other hooks, or is none: a download, a container, a part of another
 * repository.
 *
 * @param {string} [root]
 */
export function ensureHooks(root = ROOT) {
  const git = (/** @type {readonly string[]} */ ...args) => {
    const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
    return status === 0 ? stdout.trim() : null;
  };
  const top = git("rev-parse", "--show-toplevel");
  if (top === null || realpathSync(top) !== realpathSync(root)) return;
  if (
    git("config", "core.hooksPath") !== null ||
    hasHooks(resolve(root, git("rev-parse", "--git-path", "hooks") ?? ""))
  )
    return;
  git("config", "core.hooksPath", HOOKS);
}

/** @param {string} folder of hooks @returns {boolean} true when it has more than git's samples */
function hasHooks(folder) {
  return existsSync(folder) && readdirSync(folder).some((name) => !name.endsWith(".sample"));
}
