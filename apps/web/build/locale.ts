/** Builds the page in one locale. Further locales are further builds into the same folder: tools/setup runs them. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { normalizePath, type Plugin } from "vite";

const PACKAGE = "@matte/messages";
const ROW = "locale.ts";
/** Its pages are at the root. */
const ENGLISH = "en";
/** Has no budgets: its script contains the English catalogue, which it is derived from at run time. */
const PSEUDO = "en-XA";
const PREFIX = "\0matte:messages/";

export interface BuiltLocale {
  readonly name: string;
  /** Folder of its documents in the built pages, with a slash at its end; empty for English. */
  readonly folder: string;
  readonly isPseudo: boolean;
}

/** The locale of this build, from the variable MATTE_LOCALE. */
export function builtLocale(): BuiltLocale {
  const name = process.env["MATTE_LOCALE"] ?? ENGLISH;
  if (!existsSync(fileOf(`${name}.ts`))) throw new Error(`${PACKAGE} has no catalogue ${name}.ts.`);
  return { name, folder: name === ENGLISH ? "" : `${name}/`, isPseudo: name === PSEUDO };
}

/** All locales that the product is built for, from the variable MATTE_LOCALES: pages link to those of the others. */
export function builtLocales(): readonly string[] {
  return (process.env["MATTE_LOCALES"] ?? ENGLISH).split(",");
}

/** Resolves `@matte/messages` to the catalogue of the locale. Every build of a page needs it: scripts, workers, documents. */
export function localeMessages({ name }: BuiltLocale = builtLocale()): Plugin {
  if (name === ENGLISH) return { name: "matte:locale" };
  return {
    name: "matte:locale",
    enforce: "pre",
    resolveId(specifier) {
      if (specifier === PACKAGE) return fileOf(`${name}.ts`);
      const area = specifier.startsWith(`${PACKAGE}/`) ? specifier.slice(PACKAGE.length + 1) : "";
      if (area === "" || !existsSync(fileOf(`en/${area}.ts`))) return null;
      const own = fileOf(`${name}/${area}.ts`);
      return existsSync(own) ? own : `${PREFIX}${area}`;
    },
    load(id) {
      if (id === fileOf(ROW)) return localeModule(name);
      return id.startsWith(PREFIX) ? areaModule(name, id.slice(PREFIX.length)) : null;
    },
  };
}

function localeModule(name: string): string {
  return `import { LOCALES } from "./locales.ts"; export const locale = LOCALES[${JSON.stringify(name)}];`;
}

/** An area out of the whole catalogue. */
function areaModule(name: string, area: string): string {
  if (area === "notation") return notationModule(name);
  const key = area.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return `import { messages } from ${JSON.stringify(fileOf(`${name}.ts`))}; export const ${key} = messages.${key};`;
}

function notationModule(name: string): string {
  return [
    `import { formatFor } from ${JSON.stringify(fileOf("format.ts"))};`,
    `import { LOCALES } from ${JSON.stringify(fileOf("locales.ts"))};`,
    `export const { tag } = LOCALES[${JSON.stringify(name)}];`,
    "export const format = formatFor(tag);",
  ].join("\n");
}

function fileOf(path: string): string {
  return normalizePath(fileURLToPath(new URL(`../../../packages/messages/${path}`, import.meta.url)));
}
