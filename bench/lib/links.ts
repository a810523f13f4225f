import { link } from "node:fs/promises";
import { join } from "node:path";

/** Makes a photo batch taking the space of one. */
export async function linksTo(photo: string, folder: string, count: number): Promise<string[]> {
  const paths = Array.from({ length: count }, (_, at) => join(folder, `vows-${at + 1}.jpg`));
  for (const path of paths) await link(photo, path);
  return paths;
}
