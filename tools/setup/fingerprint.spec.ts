import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fingerprint } from "./fingerprint.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "matte-fingerprint-"));
  mkdirSync(join(folder, "src"));
  for (const name of ["src/a.ts", "src/b.css", "index.html"]) writeFileSync(join(folder, name), name);
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each<[string, () => void]>([
  ["a file's content", () => writeFileSync(join(folder, "src/a.ts"), "other")],
  ["a new file", () => writeFileSync(join(folder, "src/c.ts"), "")],
  ["a file's name", () => renameSync(join(folder, "src/a.ts"), join(folder, "src/z.ts"))],
  ["a deleted file", () => rmSync(join(folder, "src/b.css"))],
])("The fingerprint of a folder changes with %s", (_name, change) => {
  const before = fingerprint([folder]);
  change();
  expect(fingerprint([folder])).not.toBe(before);
});

it.each<[string, () => void]>([
  ["modification times", () => utimesSync(join(folder, "src/a.ts"), 1, 1)],
  ["specs", () => writeFileSync(join(folder, "src/a.spec.ts"), "test")],
  ["hidden files", () => writeFileSync(join(folder, ".DS_Store"), "")],
  ["the build", () => mkdirSync(join(folder, "dist"))],
  ["dependencies", () => mkdirSync(join(folder, "node_modules"))],
])("The fingerprint of a folder does not change with %s", (_name, change) => {
  const before = fingerprint([folder]);
  change();
  expect(fingerprint([folder])).toBe(before);
});
