/** Detects file changes by content: times are meaningless after a clone or a branch switch. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "./places.mjs";

const SKIPPED = new Set(["node_modules", "dist"]);

/**
 * @param {readonly string[]} paths files and folders; of folders everything except hidden files and specs
 * @returns {string} a SHA-256 of names and contents
 */
export function fingerprint(paths) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(filesIn)) {
    hash
      .update(`${relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update("\0");
  }
  return hash.digest("hex");
}

/** @param {string} path @returns {string[]} */
function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !SKIPPED.has(name) && !name.startsWith(".") && !/\.spec\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}
