import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root folder. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Set-up records between runs, deleted together with node_modules. */
export const CACHE = join(ROOT, "node_modules", ".cache", "matte");

/** @param {readonly string[]} names of a path below the repository */
export function inRoot(...names) {
  return join(ROOT, ...names);
}
