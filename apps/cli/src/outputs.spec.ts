import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, test } from "vitest";
import { hasFormatEnding, outputPaths, removeLeftovers, UnwritableError, writeWhole } from "./outputs.ts";

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

test("a result that cannot be written is told from a photo that cannot be read", async () => {
  await writeFile(join(folder, "file"), "");
  await expect(writeWhole(join(folder, "file", "a.jpeg"), Buffer.from("x"))).rejects.toThrow(UnwritableError);
});

test("a read-only file stays as it is", async () => {
  const path = join(folder, "a.jpeg");
  await writeFile(path, "protected");
  await chmod(path, 0o444);
  await expect(writeWhole(path, Buffer.from("x"))).rejects.toThrow(UnwritableError);
  expect(await readFile(path, "utf8")).toBe("protected");
});

test.skipIf(process.platform === "win32").each([
  ["fewer", 0o600],
  ["more", 0o666],
])("a replaced file keeps its permissions, of which it has %s than new files", async (_, mode) => {
  const path = join(folder, "a.jpeg");
  await writeFile(path, "first");
  await chmod(path, mode);
  await writeWhole(path, Buffer.from("second"));
  expect((await stat(path)).mode & 0o777).toBe(mode);
});

test("parts of ended processes are removed, those of running ones and of other computers stay", async () => {
  // Larger than any process id on Linux, macOS and Windows.
  const ended = ".4194999999-0a-1b.matte-part";
  const running = `.${process.pid}-0a-1b.matte-part`;
  const elsewhere = ".4194999999@00c0ffee-0a-1b.matte-part";
  for (const name of [ended, running, elsewhere, "photo.jpeg"]) await writeFile(join(folder, name), "");
  await removeLeftovers(folder);
  expect((await readdir(folder)).toSorted()).toEqual([running, elsewhere, "photo.jpeg"].toSorted());
});

test("parts in the folders inside are removed on demand, and old ones although another process has their id", async () => {
  const inside = join(folder, "day 1");
  await mkdir(inside);
  const part = join(inside, `.${process.pid}-0a-1b.matte-part`);
  await writeFile(part, "");
  await removeLeftovers(folder, true);
  expect(await readdir(inside)).toHaveLength(1);
  const yesterday = Date.now() / 1000 - 86_400;
  await utimes(part, yesterday, yesterday);
  await removeLeftovers(folder);
  expect(await readdir(inside)).toHaveLength(1);
  await removeLeftovers(folder, true);
  expect(await readdir(inside)).toEqual([]);
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
