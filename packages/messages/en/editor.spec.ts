import { expect, it } from "vitest";
import { editor } from "./editor.ts";
import { editorExport } from "./editor-export.ts";

it.each([
  [1, "Loading 1 image…", "1 loaded successfully"],
  [3, "Loading 3 images…", "3 loaded successfully"],
  [5000, "Loading 5000 images…", "5000 loaded successfully"],
])("the notices about loading %i photos are those of the specification", (count, started, done) => {
  expect([editor.loading.started(count), editor.loading.done(count)]).toEqual([started, done]);
});

it.each([
  [0, "a few seconds left"],
  [9999, "a few seconds left"],
  [14_000, "about 10 s left"],
  [54_000, "about 50 s left"],
  [55_000, "about 1 min left"],
  [230_000, "about 4 min left"],
  [89 * 60_000, "about 89 min left"],
  [130 * 60_000, "about 2 h left"],
])("%d ms are shown as %s", (milliseconds, expected) => {
  expect(editorExport.timeLeft(milliseconds)).toBe(expected);
});
