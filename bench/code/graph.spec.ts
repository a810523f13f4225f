import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { circlesOf, edgesOf, importersOf, type Edge } from "./graph.ts";
import { createResolve, type Resolve } from "./resolve.ts";
import { parse } from "./sources.ts";

let root: string;
let resolve: Resolve;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "matte-graph-"));
  for (const folder of ["app", "kit"]) mkdirSync(join(root, folder));
  const app = { name: "@own/app", imports: { "#lib/*": "./src/lib/*" } };
  const kit = { name: "@own/kit", exports: { ".": "./index.ts", "./light": { default: "./light/index.ts" } } };
  writeFileSync(join(root, "app/package.json"), JSON.stringify(app));
  writeFileSync(join(root, "kit/package.json"), JSON.stringify(kit));
  resolve = createResolve(root, ["app/package.json", "kit/package.json", "app/src/a.ts"]);
});
afterAll(() => rmSync(root, { recursive: true }));

it.each([
  ["./b.ts", "app/src/b.ts"],
  ["../worker.ts?worker&url", "app/worker.ts"],
  ["#lib/c.ts", "app/src/lib/c.ts"],
  ["@own/kit", "kit/index.ts"],
  ["@own/kit/light", "kit/light/index.ts"],
  ["react", null],
  ["node:fs", null],
])("%s resolves to %s", (specifier, expected) => {
  expect(resolve(parse("app/src/a.ts", ""), specifier)).toBe(expected);
});

it("Edges lead to files of the checkout only", () => {
  const sources = [
    parse("app/src/a.ts", 'import { b } from "./b.ts"; import "react"; import x from "./missing.ts";'),
    parse("app/src/b.ts", 'import type { A } from "./a.ts";'),
  ];
  expect(edgesOf(sources, resolve)).toEqual([
    { from: "app/src/a.ts", to: "app/src/b.ts", typeOnly: false },
    { from: "app/src/b.ts", to: "app/src/a.ts", typeOnly: true },
  ]);
});

const edges = (...pairs: readonly string[]): Edge[] =>
  pairs.map((pair) => ({ from: pair.slice(0, 1), to: pair.slice(1), typeOnly: false }));

it("Importers are counted once per file", () => {
  expect(importersOf(edges("ac", "ac", "bc"))).toEqual(new Map([["c", new Set(["a", "b"])]]));
});

it.each([
  ["a tree", edges("ab", "ac", "bd"), []],
  ["a diamond", edges("ab", "ac", "bd", "cd"), []],
  ["two files", edges("ab", "ba"), [["a", "b"]]],
  ["a circle with a tail", edges("ab", "bc", "ca", "cd"), [["a", "b", "c"]]],
  [
    "two separate circles",
    edges("ab", "ba", "bc", "cd", "dc"),
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  ["two circles through one file", edges("ab", "ba", "bc", "cb"), [["a", "b", "c"]]],
] as const)("The circles of %s are found", (_name, graph, expected) => {
  expect(circlesOf(graph)).toEqual(expected);
});
