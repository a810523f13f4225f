/** Form, index and references for docs/decisions. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { filesMatching, ROOT } from "./files.ts";

const FOLDER = "docs/decisions";
const INDEX = `${FOLDER}/README.md`;
const STATUS = /^accepted$|^superseded by \[\d+\]\(\d{3}-[\w-]+\.md\)$/;

interface Decision {
  readonly number: number;
  readonly title: string;
  readonly date: string;
  readonly status: string;
  /** Product area, in the index's word or two. */
  readonly area: string;
}

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

function decisionAt(path: string): Decision {
  const text = read(path);
  const [, number, title = ""] = /^# (\d+)\. (.+)$/m.exec(text) ?? [];
  const [, date = ""] = /^- Date: (\d{4}-\d{2}-\d{2})$/m.exec(text) ?? [];
  const [, status = ""] = /^- Status: (.+)$/m.exec(text) ?? [];
  const [, area = ""] = /^- Area: (.+)$/m.exec(text) ?? [];
  return { number: Number(number), title, date, status, area };
}

function rowOf(path: string): string {
  const { number, title, date, status, area } = decisionAt(path);
  return `| ${number} | [${title}](${path.slice(FOLDER.length + 1)}) | ${area} | ${date} | ${status} |`;
}

const SOURCES = filesMatching(/\.(?:css|mjs|tsx?)$/).map((path) => `/${path}`);

/** Finds source files named in a text, with or without their folders. */
function filesNamedIn(text: string): string[] {
  return [...text.matchAll(/`((?:[\w.-]+\/)*[\w-][\w.-]*\.(?:css|mjs|tsx?))`/g)].map(([, path = ""]) =>
    path.replace(/^(?:\.\.?\/)+/, ""),
  );
}

const paths = filesMatching(new RegExp(`^${FOLDER}/\\d{3}-.+\\.md$`)).toSorted();

it.each(paths)("The source files that %s names exist", (path) => {
  const missing = filesNamedIn(read(path)).filter((name) => !SOURCES.some((source) => source.endsWith(`/${name}`)));
  expect(missing).toEqual([]);
});

/** Areas explained in the index. */
const AREAS = [...read(INDEX).matchAll(/^- \*\*([a-z ]+)\*\*: /gm)].map(([, area]) => area);

it.each(paths)("%s has a number, a title, a date, a status, an area and three sections", (path) => {
  const { number, title, date, status, area } = decisionAt(path);
  expect(number).toBe(Number(path.slice(FOLDER.length + 1, FOLDER.length + 4)));
  expect(title).not.toBe("");
  expect(date).not.toBe("");
  expect(status).toMatch(STATUS);
  expect(AREAS).toContain(area);
  expect(
    read(path)
      .match(/^## .+$/gm)
      ?.slice(0, 3),
  ).toEqual(["## Context", "## Decision", "## Consequences"]);
});

it("The index lists every decision with its title, area, date and status", () => {
  expect(read(INDEX).match(/^\| \d+ \|.*$/gm)).toEqual(paths.map(rowOf));
});

/** A decision as comments and documents name it: `docs/decisions/023-limits-and-metrics.md`, `decision 23`. */
const REFERENCE = /docs\/decisions\/(\d{3})([\w-]*\.md)?|\bdecision\s(\d+)\b/g;

it("Every decision that a file names exists", () => {
  const known = new Set(paths.map((path) => decisionAt(path).number));
  const missing = filesMatching(/\.(?:[cm]?[jt]sx?|css|html|md|json|service)$|Containerfile$/).flatMap((file) =>
    [...read(file).matchAll(REFERENCE)]
      .filter(([reference, padded, ending, plain]) =>
        ending === undefined ? !known.has(Number(padded ?? plain)) : !paths.includes(reference),
      )
      .map(([reference]) => `${file}: ${reference}`),
  );
  expect(missing).toEqual([]);
});
