/** Encoded pictures by recipe hash, kept with node_modules. */
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../../../../node_modules/.cache/matte/pictures/", import.meta.url));

export function cachedPicture(recipe: string): Promise<Buffer | undefined> {
  return readFile(join(FOLDER, recipe)).catch(() => undefined);
}

/** Renames the file into place once it is complete: another build may be reading the cache. */
export async function cachePicture(recipe: string, contents: Buffer): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const draft = join(FOLDER, `${recipe}.${process.pid}`);
  await writeFile(draft, contents);
  await rename(draft, join(FOLDER, recipe));
}

export async function pruneCachedPictures(recipes: ReadonlySet<string>): Promise<void> {
  const names = await readdir(FOLDER).catch(() => []);
  await Promise.all(names.filter((name) => !recipes.has(name)).map((name) => rm(join(FOLDER, name), { force: true })));
}
