/**
 * The page's scripts in another language. Its documents load them from a folder of its own, whose name changes with the texts. Only
 * the chunks that contain texts are files there: the server sends the others from the folder that all languages share. Chunks import
 * each other by relative URLs, so that each language gets its own texts.
 */
import { createHash } from "node:crypto";
import { basename } from "node:path";
import type { Rolldown } from "vite";
import type { Locale } from "@matte/messages/locale";
import { withReplacedArea } from "./inlined-texts.ts";
import { isMessageFile, messageFile } from "./message-files.ts";
import { buildTexts } from "./text-build.ts";
import { isTextChunk, type TextChunks } from "./text-chunks.ts";

const ASSETS = "assets/";
/** Loaded by absolute URLs in every language. */
const FOR_ALL = /(?:\.worker|\/first-paint)-[\w-]+\.js$/;
const LOCALE = messageFile("en/locale.ts");
/** Scripts that a document loads. */
const SCRIPTS = /(<(?:script|link)[^>]*? (?:src|href)=")\/(assets\/[\w.-]+\.js)(")/g;
const FIRST_SCRIPT = '<script type="module"';

/** True for a script with a URL of its own in every language. @param fileName such as `assets/editor-1a2b3c4d.js` */
export function isPerLanguage(fileName: string): boolean {
  return fileName.endsWith(".js") && !FOR_ALL.test(fileName);
}

export interface LanguageScripts {
  /** Such as `assets/de-1a2b3c4d/`. */
  readonly folder: string;
  /** Code by the file name that English has. */
  readonly files: ReadonlyMap<string, string>;
}

export async function scriptsIn(
  name: string,
  locale: Locale,
  { bundle, texts, target }: Built,
): Promise<LanguageScripts> {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  // The first screen's texts have the shortest name.
  const textChunks = chunks.filter(isTextChunk).toSorted((a, b) => a.name.length - b.name.length);
  const english = textChunks.map(({ fileName, name: chunk }) => {
    const found = texts.get(chunk);
    if (found === undefined) throw new Error(`The chunk ${chunk} was not seen while it was written.`);
    return { ...found, fileName };
  });
  const mixed = chunks.filter((chunk) => chunk.moduleIds.some(isArea) && !textChunks.includes(chunk));
  const further = Object.fromEntries(
    mixed.flatMap(({ moduleIds, modules }) =>
      moduleIds
        .filter((id) => isArea(id) && id !== LOCALE)
        .map((id) => [chunkFor(id), new Map([[id, modules[id]?.renderedExports ?? []]])]),
    ),
  );
  const built = await buildTexts(name, english, further, target);
  const files = new Map([
    ...built,
    ...mixed.map(({ fileName, code, moduleIds }) => [basename(fileName), translated(code, moduleIds, locale)] as const),
  ]);
  const hash = createHash("sha256");
  for (const [file, code] of files) hash.update(`${file}\0${code}\0`);
  return { folder: `${ASSETS}${name}-${hash.digest("base64url").slice(0, 8)}/`, files };
}

export interface Built {
  readonly bundle: Rolldown.OutputBundle;
  readonly texts: TextChunks;
  readonly target: string[] | string | false;
}

/** An English area, in contrast to what languages share. */
function isArea(id: string): boolean {
  return isMessageFile(id) && id.startsWith(messageFile("en/"));
}

function chunkFor(id: string): string {
  return `texts-${basename(id, ".ts")}`;
}

/** A chunk of code and texts, with its texts in another language. */
function translated(code: string, moduleIds: readonly string[], locale: Locale): string {
  return moduleIds.filter(isArea).reduce((text, id) => {
    if (id === LOCALE) return withReplacedArea(text, id, JSON.stringify(locale));
    const local = `$${basename(id, ".ts").replaceAll("-", "_")}`;
    const area = basename(id, ".ts").replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    return `import{$${area} as ${local}}from"./${chunkFor(id)}.js";${withReplacedArea(text, id, local)}`;
  }, code);
}

/** A template that loads the language's scripts. */
export function withScriptsOf({ folder, files }: LanguageScripts, template: string): string {
  const loaded: string[] = [];
  const own = template.replace(SCRIPTS, (whole, before: string, file: string, after: string) => {
    if (!isPerLanguage(file)) return whole;
    loaded.push(files.get(basename(file)) ?? "");
    return `${before}/${folder}${basename(file)}${after}`;
  });
  const further = [...files.keys()].filter(
    (file) => !own.includes(`/${file}"`) && loaded.some((code) => code.includes(`from"./${file}"`)),
  );
  const preloads = further.map((file) => `<link rel="modulepreload" crossorigin href="/${folder}${file}">\n    `);
  return own.replace(FIRST_SCRIPT, (script) => preloads.join("") + script);
}
