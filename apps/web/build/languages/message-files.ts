/** Files of messages: an area's has the same name in the folder of every language. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { normalizePath, type Plugin } from "vite";
import { ENGLISH } from "./built.ts";

const PACKAGE = "@matte/messages";
const FOLDER = normalizePath(fileURLToPath(new URL("../../../../packages/messages/", import.meta.url)));
const AREA = new RegExp(String.raw`^(.*/packages/messages)/${ENGLISH}(?:/([\w-]+))?\.ts$`);
/** Computed from English, area by area. */
const PSEUDO = "en-XA";

export function messageFile(path: string): string {
  return FOLDER + path;
}

/** True for an area of any language, and for what areas share. */
export function isMessageFile(id: string): boolean {
  return id.startsWith(FOLDER) && id.endsWith(".ts");
}

/** The name of an English area by its file; undefined for other files. */
export function areaOf(id: string): string | undefined {
  return AREA.exec(id)?.[2];
}

/** The file for an English one; others, such as what languages share, stay. */
export function fileIn(language: string, file: string): string {
  return file.replace(AREA, (_file, folder: string, area?: string) =>
    area === undefined ? `${folder}/${language}.ts` : `${folder}/${language}/${area}.ts`,
  );
}

/** Makes the areas of the pseudo-locale, which has no files of its own. */
export function pseudoAreas(): Plugin {
  const folder = messageFile(`${PSEUDO}/`);
  const area = (id: string): string | undefined =>
    id.startsWith(folder) && !existsSync(id) ? id.slice(folder.length, -".ts".length) : undefined;
  return {
    name: "matte:pseudo-areas",
    enforce: "pre",
    resolveId(url, importer) {
      const id = url.replace(/^\/@fs(?=\/)/, "");
      if (area(id) !== undefined) return id;
      // Relative to a module that is no file.
      return importer !== undefined && area(importer) !== undefined && id.startsWith("../")
        ? messageFile(id.slice("../".length))
        : null;
    },
    load(id) {
      const name = area(id);
      return name === undefined ? null : computed(name);
    },
  };
}

function computed(name: string): string {
  const source = readFileSync(messageFile(`${ENGLISH}/${name}.ts`), "utf8");
  const constant = /^export const (\w+)/m.exec(source)?.[1];
  if (constant === undefined) throw new Error(`${PACKAGE}/${name} exports no catalogue.`);
  return `import { ${constant} as english } from "../${ENGLISH}/${name}.ts"; import { pseudo } from "../pseudo.ts";
export const ${constant} = pseudo(english);`;
}

/** Resolves `@matte/messages` to one language, for development: `MATTE_LOCALE=de npm run dev`. */
export function messagesIn(language: string): Plugin {
  return {
    name: "matte:messages",
    enforce: "pre",
    resolveId(specifier) {
      if (language === ENGLISH) return null;
      if (specifier === PACKAGE) return messageFile(`${language}.ts`);
      const file = messageFile(`${ENGLISH}/${specifier.slice(PACKAGE.length + 1)}.ts`);
      return specifier.startsWith(`${PACKAGE}/`) && existsSync(file) ? fileIn(language, file) : null;
    },
  };
}
