/** Specs in files and folders, by the runner in their names. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { Failure } from "./failure.mjs";
import { ROOT } from "./places.mjs";

/** @typedef {"node" | "chromium" | "playwright" | "browsers"} Runner */

const SKIPPED = new Set(["node_modules", "dist"]);
const SPEC = /\.spec\.tsx?$/;

/**
 * @param {readonly string[]} paths as typed; a source file means the specs next to it
 * @param {string} [from] the folder that the paths are relative to; npm passes the one it was called in
 * @returns {Readonly<Record<Runner, readonly string[]>>} paths from the root, with slashes
 * @throws {Failure} for a path that does not exist or has no specs
 */
export function specsByRunner(paths, from = process.env["INIT_CWD"] ?? process.cwd()) {
  /** @type {Record<Runner, string[]>} */
  const specs = { node: [], chromium: [], playwright: [], browsers: [] };
  for (const path of new Set(paths.flatMap((typed) => specsOf(typed, from)))) specs[runnerOf(path)].push(path);
  return specs;
}

/** @param {string} path of a spec, from the root @returns {Runner} */
function runnerOf(path) {
  if (path.startsWith("test/e2e/")) return "playwright";
  if (path.startsWith("test/browsers/")) return "browsers";
  return path.includes(".browser.spec.") ? "chromium" : "node";
}

/** @param {string} typed @param {string} from @returns {string[]} */
function specsOf(typed, from) {
  const file = [resolve(from, typed), resolve(ROOT, typed)].find((path) => existsSync(path));
  if (file === undefined) throw new Failure(`There is no file or folder ${typed}.`);
  const found = statSync(file).isDirectory() ? specsIn(file) : specsNextTo(file);
  if (found.length === 0) throw new Failure(`There are no specs for ${typed}.`);
  return found.map((path) => relative(ROOT, path).split(sep).join("/"));
}

/** @param {string} folder @returns {string[]} */
function specsIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) || entry.name.startsWith(".") ? [] : specsIn(path);
    return SPEC.test(entry.name) ? [path] : [];
  });
}

/** @param {string} file @returns {string[]} the file itself when it is a spec */
function specsNextTo(file) {
  if (SPEC.test(file)) return [file];
  const stem = basename(file).replace(/\.\w+$/, "");
  return readdirSync(dirname(file))
    .filter((name) => SPEC.test(name) && name.startsWith(`${stem}.`))
    .map((name) => join(dirname(file), name));
}
