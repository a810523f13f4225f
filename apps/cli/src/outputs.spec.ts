import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, test } from "vitest";
import { hasFormatEnding, outputPaths, removeLeftovers, writeWhole } from "./outputs.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "matte-outputs-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("a result replaces the file of its name, makes missing folders and leaves nothing else", async () => {
  const path = join(folder, "new", "a.jpeg");
  await writeWhole(path, Buffer.from("first"));
  await writeWhole(path, Buffer.from("second"));
  expect(await readFile(path, "utf8")).toBe("second");
  expect(await readdir(join(folder, "new"))).toEqual(["a.jpeg"]);
});

test("a result that cannot take its place leaves nothing", async () => {
  await writeWhole(join(folder, "a.jpeg", "inner"), Buffer.from("a folder of that name"));
  await expect(writeWhole(join(folder, "a.jpeg"), Buffer.from("x"))).rejects.toThrow(/EISDIR|ENOTEMPTY|EPERM/);
  expect(await readdir(folder)).toEqual(["a.jpeg"]);
});

test("parts of ended processes are removed, those of running ones stay", async () => {
  // Larger than any process id of Linux, macOS and Windows.
  const ended = ".4194999999-0a-1b.matte-part";
  const running = `.${process.pid}-0a-1b.matte-part`;
  for (const name of [ended, running, "photo.jpeg"]) await writeFile(join(folder, name), "");
  await removeLeftovers(folder);
  expect((await readdir(folder)).toSorted()).toEqual([running, "photo.jpeg"]);
});

test("photos of one name in several folders get results of their own", () => {
  expect(outputPaths("out", ["a/x.jpg", "b/X.JPG", "c/y.png"], "jpeg")).toEqual([
    join("out", "x.jpeg"),
    join("out", "X (2).jpeg"),
    join("out", "y.jpeg"),
  ]);
});

it.each([
  ["a.JPG", "jpeg", true],
  ["a.jpeg", "jpeg", true],
  ["a.png", "jpeg", false],
  ["a.CR2", "jpeg", false],
] as const)("whether a frame may replace %s as %s: %s", (path, format, expected) => {
  expect(hasFormatEnding(path, format)).toBe(expected);
});
