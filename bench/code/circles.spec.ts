import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { circlesOf, edgesOf } from "./graph.ts";
import { createResolve } from "./resolve.ts";
import { isCode, readSource, trackedFiles } from "./sources.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

// The lint rule sees neither `import()` nor worker URLs.
test("No files import each other in a circle, also not by import()", () => {
  const tracked = trackedFiles(ROOT);
  const sources = tracked.filter(isCode).map((path) => readSource(ROOT, path));
  expect(circlesOf(edgesOf(sources, createResolve(ROOT, tracked)))).toEqual([]);
});
