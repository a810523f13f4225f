/** Checks one import against the layers in layers.mjs. */
import { builtinModules } from "node:module";
import { posix } from "node:path";
import { complaintAboutFace } from "./faces.mjs";
import { isIn, layerOf, OWN_PACKAGES } from "./layers.mjs";

/** @typedef {import("./layers.mjs").Layer} Layer */

/** The page's source: its folders import each other by the aliases (`#lib/…`) in apps/web's package.json. */
const PAGE = "apps/web/src/";

/**
 * Vite leaves packages imported by its configuration to Node, which reads no TypeScript: such files are imported by
 * path.
 */
const BUNDLER = /\/vite\.config\.ts$/;

/** Specs and their helpers: `testing.ts`, `testing/…`. */
const TEST = /\.spec\.tsx?$|\/testing(?:\/|\.ts$)/;

/**
 * @param {string} file the importing file, from the repository's root
 * @param {string} specifier as written
 * @param {boolean} typesOnly true for imports that type stripping removes
 * @param {boolean} byUrl true for `new URL("…", import.meta.url)`, which bundlers resolve only for relative paths
 * @returns {string | null} the error message; null for an import that is allowed
 */
export function complaintAboutImport(file, specifier, typesOnly, byUrl = false) {
  const from = layerOf(file);
  if (from === undefined) return null;
  const isTest = TEST.test(file);
  const target = targetOf(file, specifier);
  if (target === null) return isTest ? null : complaintAboutPackage(from, specifier);
  const to = layerOf(target);
  if (to === undefined)
    return isTest ? null : `${from.name} may not import ${specifier}: the product does not depend on its tools.`;
  const misspelt = complaintAboutSpelling(file, specifier, target, byUrl) ?? complaintAboutFace(specifier, isTest);
  if (misspelt !== null) return misspelt;
  if (isTest && workspaceOf(file) === workspaceOf(target)) return null;
  return allowed(from, to, file, target, typesOnly || isTest) ? null : complaint(from, to, target, typesOnly);
}

/**
 * Relative paths stay inside a package, and inside a folder of the page's source.
 *
 * @param {string} file @param {string} specifier @param {string} target @param {boolean} byUrl
 */
function complaintAboutSpelling(file, specifier, target, byUrl) {
  if (!specifier.startsWith(".")) return null;
  if (workspaceOf(file) !== workspaceOf(target))
    return BUNDLER.test(file) ? null : "Import another package by its name.";
  if (byUrl || rootOf(file) === null || rootOf(file) === rootOf(target)) return null;
  return `Import it by its alias, #${target.slice(PAGE.length)}.`;
}

/** @param {string} file @param {string} specifier @returns {string | null} a path; null for third-party packages */
function targetOf(file, specifier) {
  const path = specifier.replace(/\?.*$/, "");
  if (path.startsWith(".")) return posix.join(posix.dirname(file), path);
  if (path.startsWith("#") && workspaceOf(file) === "apps/web") return `${PAGE}${path.slice(1)}`;
  const name = Object.keys(OWN_PACKAGES).find((own) => isIn(path, own));
  return name === undefined ? null : `${OWN_PACKAGES[name]}${path.slice(name.length)}`;
}

/** @param {Layer} from @param {string} specifier */
function complaintAboutPackage(from, specifier) {
  const isNode = specifier.startsWith("node:") || builtinModules.includes(specifier);
  if (isNode) return from.node ? null : `${from.name} may not import ${specifier}: it does not run in Node alone.`;
  const name = specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
  if (from.packages === undefined || from.packages.includes(name)) return null;
  return `${from.name} may not import ${specifier}: it has no such dependency.`;
}

/** @param {Layer} from @param {Layer} to @param {string} file @param {string} target @param {boolean} typesOnly */
function allowed(from, to, file, target, typesOnly) {
  if (from.files?.includes(target)) return true;
  if (from === to) return !from.siblingsApart || partOf(from, file) === partOf(from, target);
  return from.may.includes(to.name) || (typesOnly && (from.types ?? []).includes(to.name));
}

/** @param {Layer} from @param {Layer} to @param {string} target @param {boolean} typesOnly */
function complaint(from, to, target, typesOnly) {
  if (from === to) return `A folder of ${from.name} may not import another one, here ${partOf(to, target)}.`;
  if (!typesOnly && from.types?.includes(to.name)) return `${from.name} may import types only from ${to.name}.`;
  return `${from.name} may not import ${to.name}.`;
}

/** @param {Layer} layer @param {string} path @returns {string | undefined} the folder of the layer that contains the path */
function partOf(layer, path) {
  return path.slice(layer.folder.length + 1).split("/", 1)[0];
}

/** @param {string} path @returns {string | null} the folder of the page's source that holds the path; null outside it */
function rootOf(path) {
  return path.startsWith(PAGE) ? (path.slice(PAGE.length).split("/", 1)[0] ?? null) : null;
}

/** @param {string} path such as `packages/engine` or `apps/web` */
function workspaceOf(path) {
  return path.split("/", 2).join("/");
}
