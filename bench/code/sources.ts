/** A checkout's source files, parsed. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { exportedFunctions, type ExportedFunctions } from "./exported-functions.ts";
import { importsOf, type Import } from "./imports.ts";

export interface Source extends ExportedFunctions {
  /** From the checkout's root. */
  readonly path: string;
  readonly lines: number;
  /** Comments as prose, without markers and JSDoc tags. */
  readonly comments: readonly string[];
  readonly imports: readonly Import[];
}

const CODE = /(?<!\.d)\.(?:ts|tsx|mjs)$/;
/** Specs, their helpers, and the end-to-end tests. */
const TEST = /\.spec\.tsx?$|(?:^|\/)testing(?:\/|\.tsx?$)|^test\//;
const JSDOC_TAG = /@\w+(?: \{[^}]*\})?(?: \[?[\w.]+\]?(?= ))?/g;

/** @returns all existing tracked files' paths, from the root */
export function trackedFiles(root: string): string[] {
  return execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 })
    .split("\0")
    .filter((path) => path !== "" && existsSync(join(root, path)));
}

/** True for the page's code, declarations included. */
export function isPageFile(path: string): boolean {
  return path.startsWith("apps/web/src/") && /\.tsx?$/.test(path) && !TEST.test(path);
}

export function isCode(path: string): boolean {
  return CODE.test(path) && !TEST.test(path);
}

export function readSource(root: string, path: string): Source {
  return parse(path, readFileSync(join(root, path), "utf8"));
}

export function parse(path: string, text: string): Source {
  const parsed = parseSync(path, text);
  return {
    path,
    lines: text.replace(/\n$/, "").split("\n").length,
    comments: parsed.comments.map(({ value }) => proseOf(value)),
    imports: importsOf(parsed, text),
    ...exportedFunctions(parsed, text),
  };
}

function proseOf(comment: string): string {
  return comment
    .replace(/^\s*\*+ ?/gm, "")
    .replace(/\s+/g, " ")
    .replace(JSDOC_TAG, " ")
    .replace(/\s+/g, " ")
    .trim();
}
