/** Hash over all inputs to a picture: the same recipe gives the same picture. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Artwork, FramedSample } from "../../src/domain/pictures/framed-sample.ts";
import { artworkFile } from "./artworks.ts";
import type { Output } from "./encode.ts";

/** Sources that determine a picture: layout, painter and this folder. */
const PROGRAMS = ["../../../../packages/engine", "."].map((path) => fileURLToPath(new URL(path, import.meta.url)));
/** Has the exact versions of the drawing and encoding libraries. */
const PACKAGE = new URL("../../package.json", import.meta.url);
const LIBRARIES = /"(?:sharp|@napi-rs\/canvas)": "[^"]+"/g;

const artworks = new Map<Artwork, string>();
let programs: string | undefined;

/** @returns SHA-256, in hexadecimal */
export function recipeOf(sample: FramedSample, output: Output): string {
  programs ??= hash(PROGRAMS.flatMap(sources)) + String(readFileSync(PACKAGE, "utf8").match(LIBRARIES));
  const artwork = artworks.get(sample.artwork) ?? hash([artworkFile(sample.artwork)]);
  artworks.set(sample.artwork, artwork);
  const { widths: _widths, ...framing } = sample;
  return createHash("sha256")
    .update(JSON.stringify([programs, artwork, framing, output]))
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
