/** Resolves import specifiers to files in the same checkout, by its package.json files. */
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import type { Source } from "./sources.ts";

/** Targets by specifier or pattern with one `*`, as in package.json's `imports` and `exports`. */
type Targets = Readonly<Record<string, string | { readonly default?: string }>>;

interface Package {
  readonly folder: string;
  readonly name?: string;
  readonly imports?: Targets;
  readonly exports?: Targets;
}

export type Resolve = (source: Source, specifier: string) => string | null;

/** @returns a function returning the target's path from the root, or null for third-party packages */
export function createResolve(root: string, tracked: readonly string[]): Resolve {
  const packages = tracked
    .filter((path) => posix.basename(path) === "package.json")
    .map((path): Package => ({ ...readJson(join(root, path)), folder: posix.dirname(path) }));
  return ({ path }, specifier) => {
    const clean = specifier.replace(/\?.*$/, "");
    if (clean.startsWith(".")) return posix.join(posix.dirname(path), clean);
    if (clean.startsWith("#"))
      return firstTarget(
        packages.filter(({ folder }) => isIn(path, folder)),
        clean,
      );
    const own = packages.find(({ name }) => name !== undefined && isIn(clean, name));
    return own?.name === undefined ? null : targetIn(own, own.exports, `.${clean.slice(own.name.length)}`);
  };
}

function firstTarget(packages: readonly Package[], specifier: string): string | null {
  return packages.map((one) => targetIn(one, one.imports, specifier)).find((target) => target !== null) ?? null;
}

function targetIn({ folder }: Package, targets: Targets | undefined, specifier: string): string | null {
  for (const [pattern, target] of Object.entries(targets ?? {})) {
    const [before = "", after] = pattern.split("*");
    const file = typeof target === "string" ? target : target.default;
    if (file === undefined) continue;
    if (pattern === specifier) return posix.join(folder, file);
    if (after === undefined || !specifier.startsWith(before) || !specifier.endsWith(after)) continue;
    return posix.join(folder, file.replace("*", specifier.slice(before.length, specifier.length - after.length)));
  }
  return null;
}

function isIn(path: string, folder: string): boolean {
  return folder === "." || path === folder || path.startsWith(`${folder}/`);
}

function readJson(file: string): Omit<Package, "folder"> {
  return JSON.parse(readFileSync(file, "utf8")) as Omit<Package, "folder">;
}
