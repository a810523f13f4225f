import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expanded } from "./patterns.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "matte-patterns-"));
  for (const inner of ["one", "two"]) await mkdir(join(folder, inner));
  const names = ["b.jpg", "a.jpg", "c.png", "a(1).jpg", ".hidden.jpg", "one/d.jpg", "two/d.jpg"];
  if (process.platform !== "win32") names.push("[x]*.jpg");
  for (const name of names) await writeFile(join(folder, name), "");
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ["a.jpg", ["a.jpg"]],
  ["?.jpg", ["a.jpg", "b.jpg"]],
  ["a(?).jpg", ["a(1).jpg"]],
  ["*.png", ["c.png"]],
  ["*/d.jpg", ["one/d.jpg", "two/d.jpg"]],
  [".*.jpg", [".hidden.jpg"]],
  ["*.tif", ["*.tif"]],
  ["missing/*.jpg", ["missing/*.jpg"]],
  ["missing.jpg", ["missing.jpg"]],
])("the pattern %s stands for %j", async (pattern, names) => {
  const found = await expanded([join(folder, pattern)]);
  expect(found.map((path) => relative(folder, path))).toEqual(names);
});

test.skipIf(process.platform === "win32")("a file whose name has the letters of a pattern is that file", async () => {
  const path = join(folder, "[x]*.jpg");
  expect(await expanded([path])).toEqual([path]);
});
