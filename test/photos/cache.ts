import { createHash, randomUUID } from "node:crypto";
import { access, mkdir, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { join } from "node:path";

const CACHE = fileURLToPath(new URL(".cache/", import.meta.url));
const SOURCES = fileURLToPath(new URL("../../tools/photos/", import.meta.url));

const A_DAY = 24 * 60 * 60 * 1000;

let folder: Promise<string> | undefined;

/**
 * Returns the cached file with this name, made by `make` if missing. Any change to the programs invalidates all files.
 */
export async function cached(
  name: string,
  make: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const path = await cachedPath(name, make);
  return Uint8Array.from(await readFile(path));
}

/** Returns a cached file's path, made by `make` if missing. */
export async function cachedPath(name: string, make: () => Promise<Uint8Array<ArrayBuffer>>): Promise<string> {
  folder ??= openCache();
  const path = join(await folder, name);
  if (!(await exists(path))) await writeWhole(path, await make());
  return path;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Writes a file so that other processes see all or nothing. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, bytes);
  await rename(draft, path);
}

/** Opens the folder for the programs' current version. */
async function openCache(): Promise<string> {
  const version = await sourcesHash();
  await mkdir(join(CACHE, version), { recursive: true });
  const others = (await readdir(CACHE)).filter((name) => name !== version);
  await Promise.all(others.map((name) => removeIfOld(join(CACHE, name))));
  return join(CACHE, version);
}

/** Removes another version's folder, unless it is so recent that a running test may still read from it. */
async function removeIfOld(path: string): Promise<void> {
  const made = await stat(path).catch(() => undefined);
  if (made !== undefined && Date.now() - made.mtimeMs > A_DAY) await rm(path, { recursive: true, force: true });
}

async function sourcesHash(): Promise<string> {
  const names = await readdir(SOURCES, { recursive: true });
  const programs = names.filter((name) => name.endsWith(".ts") && !name.endsWith(".spec.ts")).sort();
  const hash = createHash("sha256");
  for (const name of programs) hash.update(name).update(await readFile(join(SOURCES, name)));
  return hash.digest("hex").slice(0, 16);
}
