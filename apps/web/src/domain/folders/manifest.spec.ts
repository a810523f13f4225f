import { expect, test } from "vitest";
import { type Manifest, manifestText, parseManifest } from "./manifest.ts";

const MANIFEST: Manifest = new Map([
  ["a.jpeg", { key: "k", source: "s", name: "a.jpeg", written: { bytes: 1, modified: 2 }, replaces: null }],
  ["square-1x1/b.jpeg", { key: "l", source: "t", name: "b.jpeg", written: null, replaces: { bytes: 3, modified: 4 } }],
]);

test("a manifest is read as it was written", () => {
  expect(parseManifest(manifestText(MANIFEST))).toEqual(MANIFEST);
});

test.each([
  ["no JSON", "{"],
  ["no object", "null"],
  ["another version", manifestText(MANIFEST).replace('"version": 1', '"version": 2')],
  ["an entry without its key", manifestText(MANIFEST).replace('"key": "k",', "")],
  ["a size that is no number", manifestText(MANIFEST).replace('"bytes": 1', '"bytes": "1"')],
])("a manifest that is %s has no entries, so that its files are left alone", (_, text) => {
  expect(parseManifest(text).size).toBe(0);
});
