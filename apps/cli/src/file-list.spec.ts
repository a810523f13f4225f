import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenFiles, pathsIn } from "./file-list.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "matte-list-"));
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ["a.jpg\nb c.jpg\n", ["a.jpg", "b c.jpg"]],
  ["a.jpg\r\n\r\nb.jpg", ["a.jpg", "b.jpg"]],
  ["a\nb.jpg\0c.jpg\0", ["a\nb.jpg", "c.jpg"]],
  ["写真 *.jpg\n", ["写真 *.jpg"]],
  ["", []],
])("The list %j has the paths %j", (list, paths) => {
  expect(pathsIn(list)).toEqual(paths);
});

test("Listed files follow the named ones, and are no patterns", async () => {
  const filesFrom = join(folder, "list");
  await writeFile(filesFrom, `${join(folder, "*")}\n`);
  expect(await givenFiles(["a.jpg"], { filesFrom })).toEqual(["a.jpg", join(folder, "*")]);
});

test.each([
  [[], {}, "No photos given."],
  [["-"], { filesFrom: "-" }, "Standard input is one photo"],
  [[], { filesFrom: "/none/list" }, "can’t be read as a list of files"],
])("The files %j with %j are wrong usage: %s", async (paths, options, message) => {
  await expect(givenFiles(paths, options)).rejects.toThrow(message);
});
