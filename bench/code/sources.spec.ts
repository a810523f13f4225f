import { expect, it } from "vitest";
import { isCode, parse } from "./sources.ts";

it.each(["packages/engine/index.ts", "apps/web/src/app/App.tsx", "tools/setup/index.mjs"])("%s is code", (path) => {
  expect(isCode(path)).toBe(true);
});

it.each(["packages/engine/grid.spec.ts", "packages/engine/testing.ts", "test/e2e/product.ts", "a.d.ts", "a.css"])(
  "%s is not code of the product",
  (path) => {
    expect(isCode(path)).toBe(false);
  },
);

it("Comments are read as prose, without markers and tags", () => {
  const { comments } = parse("a.ts", "/**\n * Bytes of a file.\n * @param {string} name of the file\n */\n// Once.\n");
  expect(comments).toEqual(["Bytes of a file. of the file", "Once."]);
});

it("Imports are listed with the types that stripping removes", () => {
  const text = `import { a } from "./a.ts";
    import type { B } from "./b.ts";
    export * from "./c.ts";
    export type { D } from "./d.ts";
    const later = import("./e.ts");
    type F = import("./f.ts").F;
    new Worker(new URL("./g.ts", import.meta.url));`;
  expect(parse("index.ts", text).imports.toSorted((a, b) => a.specifier.localeCompare(b.specifier))).toEqual([
    { specifier: "./a.ts", typeOnly: false },
    { specifier: "./b.ts", typeOnly: true },
    { specifier: "./c.ts", typeOnly: false },
    { specifier: "./d.ts", typeOnly: true },
    { specifier: "./e.ts", typeOnly: false },
    { specifier: "./f.ts", typeOnly: true },
    { specifier: "./g.ts", typeOnly: false },
  ]);
});

it("Exported functions and classes are counted, with and without a docstring", () => {
  const text = `/** Adds. */
    export const add = (a: number) => a + 1;
    export function twice() {}
    /** A queue. */
    export class Queue {}
    // A line comment is no docstring.
    export default function () {}
    export const size = 3;
    function own() {}`;
  expect(parse("a.ts", text)).toMatchObject({ exportedFunctions: 4, documentedFunctions: 2 });
});
