/** Packages with faces: their exports, and the number of names in each. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { expect, it } from "vitest";
import { FACES, MOST_NAMES } from "./faces.mjs";
import { ROOT } from "./files.ts";

const PACKAGES = Object.keys(FACES).map((name) => name.slice("@matte/".length));

function exportsOf(name: string): Readonly<Record<string, string>> {
  const { exports } = JSON.parse(readFileSync(join(ROOT, "packages", name, "package.json"), "utf8")) as {
    exports: Record<string, string>;
  };
  return exports;
}

/** Names that a module exports; an index has no `export *` without a name. */
function namesIn(file: string): readonly (string | null)[] {
  const { module } = parseSync(file, readFileSync(file, "utf8"));
  return module.staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name));
}

it.each(PACKAGES)("The exports of %s are its faces in lint's table", (name) => {
  expect(Object.keys(exportsOf(name)).map((path) => path.slice(1))).toEqual(FACES[`@matte/${name}`]);
});

const INDEXES = PACKAGES.flatMap((name) =>
  Object.entries(exportsOf(name)).map(([face, path]) => [
    `@matte/${name}${face.slice(1)}`,
    join(ROOT, "packages", name, path),
  ]),
);

it.each(INDEXES)("The face %s lists each of at most 40 names", (_face, file) => {
  const names = namesIn(file ?? "");
  expect(names).not.toContain(null);
  expect(names.length).toBeGreaterThan(0);
  expect(names.length).toBeLessThanOrEqual(MOST_NAMES);
});
