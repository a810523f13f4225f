/** The programs that TypeScript checks: every tsconfig that lists files, each with its own environment. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { ROOT } from "./places.mjs";

const SKIPPED = new Set(["node_modules", "dist"]);

/** @param {string} [folder] @returns {string[]} absolute paths */
export function findPrograms(folder = ROOT) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) || entry.name.startsWith(".") ? [] : findPrograms(path);
    return isProgram(path) ? [path] : [];
  });
}

/** @param {string} path */
function isProgram(path) {
  if (!/^tsconfig(?:\.\w+)?\.json$/.test(basename(path)) || path === join(ROOT, "tsconfig.base.json")) return false;
  // A configuration of references only leads editors to the others.
  return !readFileSync(path, "utf8").includes('"references"');
}
