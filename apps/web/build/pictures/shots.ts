/** Screenshots of the product. They are kept in the repository because taking them needs a browser (tools/screenshots). */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { BuiltPicture } from "../../src/domain/pictures/framed-sample.ts";

const SOURCES = new URL("../../src/features/landing/pictures/shots/", import.meta.url);
const NAMES = readdirSync(SOURCES).map((file) => file.replace(/\.webp$/, ""));

export function shotFiles(folder: string) {
  return NAMES.map((name) => {
    const bytes = contentsOf(name);
    const recipe = createHash("sha256").update(bytes).digest("hex");
    return { url: `${folder}${name}-${recipe.slice(0, 10)}.webp`, recipe, contents: async () => bytes };
  });
}

export function shots(folder: string): Promise<(readonly [string, BuiltPicture])[]> {
  const files = shotFiles(folder);
  return Promise.all(
    NAMES.map(async (name, index) => {
      const { width, height } = await sharp(contentsOf(name)).metadata();
      const { url = "" } = files[index] ?? {};
      return [name, { width, height, sources: [], src: url, srcSet: `${url} ${width}w` }] as const;
    }),
  );
}

function contentsOf(name: string): Buffer {
  return readFileSync(fileURLToPath(new URL(`${name}.webp`, SOURCES)));
}
