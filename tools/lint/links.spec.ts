import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SKIPPED = new Set(["node_modules", "dist", "test-results", ".git", "data"]);

function documentsIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : documentsIn(path);
    return entry.name.endsWith(".md") ? [path] : [];
  });
}

/** Targets of links and pictures in Markdown and in its HTML, without those to other sites and within the page. */
function linksOf(text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)|\b(?:src|srcset|href)="([^"\s]+)"/g)];
  return links
    .map(([, markdown, html]) => (markdown ?? html ?? "").replace(/#.*$/, ""))
    .filter((link) => link !== "" && !/^[a-z]+:/.test(link));
}

it.each(documentsIn(""))("Every relative link of %s leads to a file or folder", (path) => {
  const missing = linksOf(readFileSync(join(ROOT, path), "utf8")).filter(
    (link) => !existsSync(join(ROOT, dirname(path), link)),
  );
  expect(missing).toEqual([]);
});
