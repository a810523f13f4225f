import { expect, test } from "vitest";
import { type Manifest, manifestText, parseManifest } from "./manifest.ts";
import { readManifest } from "./read-results.ts";

const MANIFEST: Manifest = new Map([
  ["a.jpeg", { key: "k", source: "s", name: "a.jpeg", written: { bytes: 1, modified: 2 }, replaces: null }],
  ["square-1x1/b.jpeg", { key: "l", source: "t", name: "b.jpeg", written: null, replaces: { bytes: 3, modified: 4 } }],
]);

function folderWith(text: string, size: number): FileSystemDirectoryHandle {
  const file = { size, text: () => Promise.resolve(text) };
  return { getFileHandle: () => Promise.resolve({ getFile: () => Promise.resolve(file) }) } as never;
}

test("a manifest of more than 64 MB is not read", async () => {
  const text = manifestText(MANIFEST);
  expect(await readManifest(folderWith(text, text.length))).toEqual(MANIFEST);
  expect((await readManifest(folderWith(text, 2 ** 26 + 1))).size).toBe(0);
});

test("a manifest’s names and paths are only texts, whatever they are", () => {
  const files = JSON.stringify({ ["../../a.jpeg"]: entry("constructor"), ["<img src=x>"]: entry("\u202E") });
  const text = `{"version":1,"files":${files.replace("<img src=x>", "__proto__")}}`;
  const manifest = parseManifest(text);
  expect([...manifest.keys()]).toEqual(["../../a.jpeg", "__proto__"]);
  expect(({} as Record<string, unknown>)["key"]).toBeUndefined();
});

function entry(name: string): object {
  return { key: "k", source: "s", name, written: null, replaces: null };
}

test("a manifest is read as it was written", () => {
  expect(parseManifest(manifestText(MANIFEST))).toEqual(MANIFEST);
});

/** Brackets nested deeper than the call stack. */
const DEEP = "[".repeat(100_000) + "]".repeat(100_000);

test.each([
  ["nested too deeply", DEEP],
  ["nested too deeply in an entry", manifestText(MANIFEST).replace('"k"', DEEP)],
  ["an object with files of another prototype", manifestText(MANIFEST).replace('"files"', '"__proto__"')],
  ["no JSON", "{"],
  ["no object", "null"],
  ["another version", manifestText(MANIFEST).replace('"version": 1', '"version": 2')],
  ["an entry without its key", manifestText(MANIFEST).replace('"key": "k",', "")],
  ["a size that is no number", manifestText(MANIFEST).replace('"bytes": 1', '"bytes": "1"')],
  ["a size that has no end", manifestText(MANIFEST).replace('"bytes": 1', '"bytes": 1e999')],
])("a manifest that is %s has no entries, so that its files are left alone", (_, text) => {
  expect(parseManifest(text).size).toBe(0);
});
