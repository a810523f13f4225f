import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { SCRIPT_FAMILIES } from "@matte/engine";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fontPackages, noticesOf, type Package } from "./notices.ts";

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "matte-notices-"));
});
afterAll(() => rmSync(root, { recursive: true }));

function packageWith(name: string, files: Readonly<Record<string, string>>, family?: string): Package {
  const folder = join(root, name);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return { name, version: "1.2.3", license: "MIT", folder, ...(family === undefined ? {} : { family }) };
}

it("Each package is listed with its version, its source and its licence text", () => {
  const notices = noticesOf([packageWith("one", { LICENSE: "Permission is granted.\r\n", "index.js": "code" })]);
  expect(notices).toContain("one 1.2.3 (MIT), https://www.npmjs.com/package/one/v/1.2.3\n\nPermission is granted.\n");
  expect(notices).not.toContain("code");
});

it("Packages with the same licence text share it, and are listed once", () => {
  const [first, second] = [packageWith("b", { "license.md": "Same." }), packageWith("a", { COPYING: "Same." })];
  const notices = noticesOf([first, second, first]);
  expect(notices.match(/Same\./g)).toHaveLength(1);
  expect(notices).toMatch(/^a 1\.2\.3 .*\nb 1\.2\.3 .*\n\nSame\.$/m);
});

it("A notice file is part of the licence", () => {
  expect(noticesOf([packageWith("apache", { LICENSE: "Apache.", NOTICE: "Made by us." })])).toContain(
    "Apache.\n\nMade by us.",
  );
});

it("A typeface is listed with its family", () => {
  expect(noticesOf([packageWith("gelasio", { LICENSE: "OFL." }, "Gelasio")])).toContain(
    "Typeface Gelasio: gelasio 1.2.3",
  );
});

it("A package without a licence file fails the build", () => {
  expect(() => noticesOf([packageWith("bare", { "README.md": "" })])).toThrow("bare has no licence file.");
});

it("The licences of a package that leaves them out are kept here", () => {
  const notices = noticesOf([packageWith("brotli", { "readme.md": "" })]);
  expect(notices).toContain("Copyright (c) Devon Govett");
  expect(notices).toContain("Apache License");
});

it("A package in the public domain needs no licence file", () => {
  const free = { ...packageWith("free", { "README.md": "" }), license: "Unlicense" };
  expect(noticesOf([free])).toContain("public domain under the Unlicense");
});

it("All typeface packages of the pages are found", () => {
  const packages = fontPackages(fileURLToPath(new URL("..", import.meta.url)));
  expect(packages).toContain("@fontsource/gelasio");
  expect(packages).toContain("@fontsource-variable/newsreader");
});

it("The pages depend on a package of each family that scripts need", () => {
  const packages = fontPackages(fileURLToPath(new URL("..", import.meta.url)));
  for (const family of SCRIPT_FAMILIES)
    expect(packages).toContain(`@fontsource/${family.toLowerCase().replaceAll(" ", "-")}`);
});
