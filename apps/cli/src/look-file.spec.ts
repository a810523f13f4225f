import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtInLook, DEFAULT_SETTINGS, lookOf, settingsWithLook } from "@matte/engine";
import { afterAll, beforeAll, expect, it, test } from "vitest";
import { UsageError } from "./exits.ts";
import { settingsOfLook } from "./look-file.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "matte-looks-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("the settings are the defaults without a look", async () => {
  expect(await settingsOfLook(undefined)).toEqual(DEFAULT_SETTINGS);
});

test("a built-in look is found by its name in any case", async () => {
  expect(await settingsOfLook("Museum")).toEqual(settingsWithLook(DEFAULT_SETTINGS, builtInLook("museum")));
});

test("a look file of the editor gives its settings and texts", async () => {
  const settings = { ...DEFAULT_SETTINGS, outerBorderSize: 12, showMetadata: true, photoBy: "Ada" };
  const path = join(folder, "mine.matte-look.json");
  await writeFile(path, JSON.stringify(lookOf(settings, true)));
  expect(await settingsOfLook(path)).toEqual(settings);
});

it.each([
  ["no JSON", "{", "isn’t a look file"],
  ["no look", "[]", "isn’t a look file"],
  ["nested too deeply", "[".repeat(100_000) + "]".repeat(100_000), "isn’t a look file"],
  ["without a version, but for its prototype", '{"__proto__":{"version":1,"settings":{}}}', "isn’t a look file"],
  ["of a newer version", JSON.stringify({ version: 999, settings: {} }), "newer version"],
])("a file that is %s is wrong usage", async (_case, content, message) => {
  const path = join(folder, "bad.json");
  await writeFile(path, content);
  const error: unknown = await settingsOfLook(path).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(UsageError);
  expect(String(error)).toContain(message);
});

test("settings that a look may not have change nothing, and neither do keys of prototypes", async () => {
  const path = join(folder, "hostile.json");
  const deep = `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`;
  const settings = `{"outerBorderSize":12,"__proto__":{"showMetadata":true},"constructor":{},"stroke":${deep}}`;
  await writeFile(path, `{"version":1,"settings":${settings},"texts":{"__proto__":{"photoBy":"Mallory"}}}`);
  expect(await settingsOfLook(path)).toEqual({ ...DEFAULT_SETTINGS, outerBorderSize: 12 });
  expect(({} as Record<string, unknown>)["showMetadata"]).toBeUndefined();
});

test("a look that is neither built in nor a file is wrong usage", async () => {
  await expect(settingsOfLook(join(folder, "none"))).rejects.toThrow(UsageError);
});
