import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SKIPPED = new Set(["node_modules", "dist", "test-results", ".git", "data"]);

/** Paths from the repository's root of all files whose path matches, with slashes. */
export function filesMatching(pattern: RegExp, folder = ""): string[] {
  return readdirSync(ROOT + folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesMatching(pattern, path);
    return pattern.test(path) ? [path] : [];
  });
}
