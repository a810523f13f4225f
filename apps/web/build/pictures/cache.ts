/** Encoded pictures by their recipes. They go when node_modules goes. */
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../../../../node_modules/.cache/matte/pictures/", import.meta.url));

export function keptPicture(recipe: string): Promise<Buffer | undefined> {
  return readFile(join(FOLDER, recipe)).catch(() => undefined);
}

/** Under its name only once it is whole: another build may be looking. */
export async function keepPicture(recipe: string, contents: Buffer): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const draft = join(FOLDER, `${recipe}.${process.pid}`);
  await writeFile(draft, contents);
  await rename(draft, join(FOLDER, recipe));
}

/** Forgets what no recipe leads to any more. */
export async function forgetOtherPictures(recipes: ReadonlySet<string>): Promise<void> {
  const names = await readdir(FOLDER).catch(() => []);
  await Promise.all(names.filter((name) => !recipes.has(name)).map((name) => rm(join(FOLDER, name), { force: true })));
}
