/**
 * The program's texts, a file for each language: `texts/de.js`. The program loads one, before any module with texts; areas are
 * views of it.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";

const TEXTS = "virtual:texts";
const RESOLVED = `\0${TEXTS}`;
const ENTRY = "\0all-texts";
const CHOICE = fileURLToPath(new URL("../src/language.ts", import.meta.url));
/** In the table of languages, needed for the choice. */
const LOCALE = "locale";

interface Messages {
  /** Names of languages. */
  readonly names: readonly string[];
  /** The name of an English area by its file; undefined for other files. */
  readonly areaOf: (file: string) => string | undefined;
  /** A language's file for an English one. */
  readonly fileIn: (language: string, file: string) => string;
}

export function languages({ names, areaOf, fileIn }: Messages): Plugin {
  /** @param areas their English files @returns a module with each area under its name */
  const exportsIn = (language: string, areas: readonly string[]): string =>
    areas
      .map((id) => `export * as ${JSON.stringify(areaOf(id))} from ${JSON.stringify(fileIn(language, id))};`)
      .join("\n");
  return {
    name: "matte:languages",
    enforce: "pre",
    resolveId: (id) => (id === TEXTS ? RESOLVED : null),
    load(id) {
      if (id === RESOLVED) return chosenTexts();
      const area = areaOf(id);
      return area === undefined || area === LOCALE ? null : viewOf(area, readFileSync(id, "utf8"));
    },
    async generateBundle(_options, bundle) {
      const areas = new Set(
        Object.values(bundle).flatMap((file) =>
          file.type === "chunk" ? file.moduleIds.filter((id) => ![undefined, LOCALE].includes(areaOf(id))) : [],
        ),
      );
      for (const language of names)
        this.emitFile({
          type: "asset",
          fileName: `texts/${language}.js`,
          source: await bundled(exportsIn(language, [...areas].toSorted())),
        });
    },
  };
}

function chosenTexts(): string {
  return `import { textLanguage } from ${JSON.stringify(CHOICE)};
const file = new URL(\`./texts/\${textLanguage(process.argv, process.env)}.js\`, import.meta.url);
export const texts = await import(/* @vite-ignore */ file.href);`;
}

/** An area's module, with the texts of the chosen language. */
function viewOf(area: string, source: string): string {
  const names = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  return `import { texts } from ${JSON.stringify(TEXTS)};
export const { ${names.join(", ")} } = texts[${JSON.stringify(area)}];`;
}

/** @param entry a module’s source @returns it with all that it imports */
async function bundled(entry: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "matte:all-texts",
        enforce: "pre",
        resolveId: (id) => (id === ENTRY ? ENTRY : null),
        load: (id) => (id === ENTRY ? entry : null),
      },
    ],
    build: { ssr: true, write: false, target: "node20", rolldownOptions: { input: ENTRY } },
    ssr: { noExternal: true },
  })) as Rolldown.RolldownOutput;
  const [file, ...others] = output;
  if (others.length > 0) throw new Error(`A language’s texts are ${output.length} files.`);
  return file.code;
}
