/** Plants violations in a copy of the repository's layout and expects oxlint to report each, and nothing else. */
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { IMPORTS } from "./plants/directions.ts";
import { OTHERS } from "./plants/rules.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const PLANTS = [...IMPORTS, ...OTHERS];

/** Ignores other rules broken by the plants (unused, untyped). */
const PLANTED = new Set(PLANTS.map(([, , rule]) => rule));

let folder: string;
let found: ReadonlyMap<string, ReadonlySet<string>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "matte-lint-"));
  for (const path of [".oxlintrc.json", "tsconfig.base.json", "tools/lint"])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  for (const path of ["packages/engine", "apps/web"])
    cpSync(join(ROOT, path, "tsconfig.source.json"), join(folder, path, "tsconfig.json"));
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  for (const [path, text] of PLANTS) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  found = await lint(folder);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("oxlint", () => {
  it.each(PLANTS)("%s: %j", (path, _text, rule) => {
    expect([...(found.get(path) ?? [])]).toEqual(rule === null ? [] : [rule]);
  });
});

interface Report {
  readonly diagnostics: readonly { readonly filename: string; readonly code: string }[];
}

/** @returns the rules that each file broke */
async function lint(cwd: string): Promise<Map<string, ReadonlySet<string>>> {
  const output = await new Promise<string>((resolve) => {
    const oxlint = join(ROOT, "node_modules/oxlint/bin/oxlint");
    execFile(
      process.execPath,
      [oxlint, "--format=json", "packages", "apps", "test", "tools/plain"],
      { cwd },
      (_error, stdout) => resolve(stdout),
    );
  });
  const rules = new Map<string, Set<string>>();
  for (const { filename, code } of (JSON.parse(output) as Report).diagnostics)
    if (PLANTED.has(code)) rules.set(filename, new Set(rules.get(filename)).add(code));
  return rules;
}
