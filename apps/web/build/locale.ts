/** Builds the page in one locale. Other locales are further builds into the same folder: tools/setup runs them. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { normalizePath, type Plugin } from "vite";
import { areaSource } from "./locale-area.ts";

const PACKAGE = "@matte/messages";
/** Its pages are at the root. */
const ENGLISH = "en";
/** Has no budgets: its script contains the English catalogue, from which it derives at run time. */
const PSEUDO = "en-XA";
const QUERY = "?area=";
/** The only area outside catalogues: it derives from the locale. */
const NOTATION = `
import { formatFor } from "${PACKAGE}/format";
import { locale } from "${PACKAGE}/locale";
export const format = formatFor(locale.tag);
`;

export interface BuiltLocale {
  readonly name: string;
  /** Document folder in the built pages, with a slash at its end; empty for English. */
  readonly folder: string;
  readonly isPseudo: boolean;
}

/** This build's locale, from the variable MATTE_LOCALE. */
export function builtLocale(): BuiltLocale {
  const name = process.env["MATTE_LOCALE"] ?? ENGLISH;
  if (!existsSync(fileOf(`${name}.ts`))) throw new Error(`${PACKAGE} has no catalogue ${name}.ts.`);
  return { name, folder: name === ENGLISH ? "" : `${name}/`, isPseudo: name === PSEUDO };
}

/** All built locales, from the variable MATTE_LOCALES: each page links to the others. */
export function builtLocales(): readonly string[] {
  return (process.env["MATTE_LOCALES"] ?? ENGLISH).split(",");
}

/** Resolves `@matte/messages` to the locale's catalogue. Every page build needs it: scripts, workers, documents. */
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
      return existsSync(own) ? own : `${fileOf(`${name}.ts`)}${QUERY}${area}`;
    },
    load(id) {
      const [file = "", area] = id.split(QUERY);
      return area === undefined ? null : areaModule(file, area);
    },
  };
}

function areaModule(file: string, area: string): string {
  if (area === "notation") return NOTATION;
  const key = area.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return (
    areaSource(readFileSync(file, "utf8"), key, file) ??
    `import { messages } from ${JSON.stringify(file)}; export const ${key} = messages.${key};`
  );
}

function fileOf(path: string): string {
  return normalizePath(fileURLToPath(new URL(`../../../packages/messages/${path}`, import.meta.url)));
}
