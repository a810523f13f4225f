import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { filesMatching, ROOT } from "./files.ts";

/** Link and picture targets in Markdown and its HTML, without those to other sites and within the page. */
function linksOf(text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)|\b(?:src|srcset|href)="([^"\s]+)"/g)];
  return links
    .map(([, markdown, html]) => (markdown ?? html ?? "").replace(/#.*$/, ""))
    .filter((link) => link !== "" && !/^[a-z]+:/.test(link));
}

it.each(filesMatching(/\.md$/))("Every relative link of %s leads to a file or folder", (path) => {
  const missing = linksOf(readFileSync(join(ROOT, path), "utf8")).filter(
    (link) => !existsSync(join(ROOT, dirname(path), link)),
  );
  expect(missing).toEqual([]);
});
