import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { FORMATS } from "./registry.ts";
import type { PhotoFormat } from "./format.ts";

/** A module's direct and indirect imports, types included. */
function importsOf(url: URL, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(url.href)) return seen;
  seen.add(url.href);
  const specifiers = readFileSync(url, "utf8").matchAll(/from "([^"]+)"/g);
  for (const [, specifier = ""] of specifiers) {
    if (specifier.startsWith(".")) importsOf(new URL(specifier, url), seen);
    else seen.add(specifier);
  }
  return seen;
}

test("the registry loads nothing but the formats' own descriptions", () => {
  const root = fileURLToPath(new URL(".", import.meta.url));
  const loaded = [...importsOf(new URL("./registry.ts", import.meta.url))].map((found) =>
    found.startsWith("file:") ? fileURLToPath(found).slice(root.length) : found,
  );
  const descriptions = FORMATS.map(({ kind }) => `${kind}/format.ts`);
  expect(loaded.toSorted()).toEqual(["@matte/pixels/bytes", "format.ts", "registry.ts", ...descriptions].toSorted());
});

test("no two formats share a media type or a file name ending", () => {
  const formats: readonly PhotoFormat[] = FORMATS;
  const names = formats.flatMap(({ mediaType, endings, rareEndings = [] }) => [mediaType, ...endings, ...rareEndings]);
  expect(new Set(names).size).toBe(names.length);
});

/** Camera and phone endings by format. */
test.each([
  ["jpeg", ["jpg", "jpeg", "jpe", "jfif", "mpo", "insp"]],
  ["heic", ["heic", "heif", "hif"]],
  ["avif", ["avif", "avifs"]],
  ["tiff", ["tif", "tiff"]],
  [
    "raw",
    ["cr2", "cr3", "nef", "nrw", "arw", "sr2", "srf", "dng", "gpr", "raf", "orf", "ori", "rw2", "rwl", "pef", "ptx"],
  ],
])("the format %s has every ending of its files", (kind, endings) => {
  const { endings: usual, rareEndings = [] } = FORMATS.find((one) => one.kind === kind) as PhotoFormat;
  expect([...usual, ...rareEndings].toSorted()).toEqual(endings.toSorted());
});
