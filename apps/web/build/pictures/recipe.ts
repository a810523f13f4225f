/** What a picture is made of: the same recipe, the same picture. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Exhibit, Work } from "../../src/features/landing/pictures/exhibit.ts";
import type { Make } from "./encode.ts";
import { workFile } from "./works.ts";

/** The programs that make them: layout, painter, and this folder. */
const PROGRAMS = ["../../../../packages/engine", "."].map((path) => fileURLToPath(new URL(path, import.meta.url)));
/** Names the versions of the libraries that draw and encode. */
const PINS = new URL("../../package.json", import.meta.url);
const LIBRARIES = /"(?:sharp|@napi-rs\/canvas)": "[^"]+"/g;

const works = new Map<Work, string>();
let programs: string | undefined;

/** @returns SHA-256, in hexadecimal */
export function recipeOf(exhibit: Exhibit, make: Make): string {
  programs ??= hash(PROGRAMS.flatMap(sources)) + String(readFileSync(PINS, "utf8").match(LIBRARIES));
  const work = works.get(exhibit.work) ?? hash([workFile(exhibit.work)]);
  works.set(exhibit.work, work);
  const { widths: _widths, ...framing } = exhibit;
  return createHash("sha256")
    .update(JSON.stringify([programs, work, framing, make]))
    .digest("hex");
}

function hash(files: readonly string[]): string {
  const sum = createHash("sha256");
  for (const file of files) sum.update(readFileSync(file));
  return sum.digest("hex");
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".spec.ts"))
    .sort()
    .map((name) => join(folder, name));
}
