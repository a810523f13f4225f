import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's own folder. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** What set-up remembers between runs. It goes when node_modules goes. */
export const CACHE = join(ROOT, "node_modules", ".cache", "matte");

/** @param {readonly string[]} names of a path below the repository */
export function inRoot(...names) {
  return join(ROOT, ...names);
}
