/**
 * Builds another language's chunks of texts, under the English file names and exports: the chunks that import them serve every
 * language.
 */
import { basename } from "node:path";
import { build, parseSync, type Rolldown } from "vite";
import { fileIn, isMessageFile, messageFile, pseudoAreas } from "./message-files.ts";
import { nameOf, originalName, type TextChunk } from "./text-chunks.ts";

const ENTRY = "\0texts";

export interface EnglishChunk extends TextChunk {
  readonly fileName: string;
}

/**
 * @param english chunks; the first one takes the modules that English has elsewhere
 * @param further areas for chunks of their own, by chunk name
 * @returns code by file name
 */
export async function buildTexts(
  language: string,
  english: readonly EnglishChunk[],
  further: Readonly<Record<string, TextChunk["modules"]>>,
  target: string[] | string | false,
): Promise<ReadonlyMap<string, string>> {
  const own: readonly Own[] = [
    ...english.map(({ fileName, modules, exported }) => ({ fileName: basename(fileName), modules, exported })),
    ...Object.entries(further).map(([name, modules]) => ({ fileName: `${name}.js`, modules, exported: new Map() })),
  ];
  // The pseudo-locale's texts are next to the English ones.
  const places = new Map(
    own.flatMap((chunk) =>
      [...chunk.modules.keys()].flatMap((id) => [id, fileIn(language, id)].map((file) => [file, chunk])),
    ),
  );
  const found = new Map<string, ReadonlyMap<string, string>>();
  const { output } = (await build({
    configFile: false,
    logLevel: "error",
    plugins: [pseudoAreas(), entry(language, own), recorder(found)],
    build: {
      write: false,
      modulePreload: false,
      target,
      rolldownOptions: {
        input: ENTRY,
        output: {
          chunkFileNames: "[name]",
          codeSplitting: {
            groups: own.map((chunk, index) => ({
              name: chunk.fileName,
              test: (id: string) => (places.get(id) ?? (isMessageFile(id) ? own[0] : undefined)) === chunk,
              priority: own.length - index,
            })),
          },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === "chunk" && !file.isEntry) as Rolldown.OutputChunk[];
  return new Map(chunks.map((chunk) => [chunk.fileName, renamed(chunk, found, own)]));
}

interface Own {
  readonly fileName: string;
  readonly modules: TextChunk["modules"];
  readonly exported: ReadonlyMap<string, string>;
}

/** A module that needs everything. */
function entry(language: string, chunks: readonly Own[]) {
  const imports = chunks.flatMap(({ modules }) =>
    [...modules].flatMap(([id, names]) => names.map((name) => [fileIn(language, id), name] as const)),
  );
  const lines = imports.map(([id, name], index) => `import { ${name} as t${index} } from ${JSON.stringify(id)};`);
  return {
    name: "matte:all-texts",
    enforce: "pre" as const,
    resolveId: (id: string) => {
      if (id === ENTRY) return ENTRY;
      // The pseudo-locale's texts come from English ones: a chunk must not export the notation of both.
      return id === "./notation.ts" ? messageFile(`${language}/notation.ts`) : null;
    },
    load: (id: string) =>
      id === ENTRY
        ? `${lines.join("\n")}\nglobalThis.texts = [${imports.map((_, index) => `t${index}`).join()}];`
        : null,
  };
}

/** Remembers what chunks export under the bundler's short names. */
function recorder(found: Map<string, ReadonlyMap<string, string>>) {
  return {
    name: "matte:exports",
    renderChunk(code: string, { name }: { readonly name: string }) {
      const nodes = parseSync("chunk.js", code).program.body.flatMap((node) =>
        node.type === "ExportNamedDeclaration" ? node.specifiers : [],
      );
      found.set(name, new Map(nodes.map(({ local, exported }) => [nameOf(exported), originalName(nameOf(local))])));
      return null;
    },
  };
}

/** Gives exports and imports the names that English has. */
function renamed(
  { code, fileName }: Rolldown.OutputChunk,
  found: ReadonlyMap<string, ReadonlyMap<string, string>>,
  own: readonly Own[],
): string {
  const nameIn = (file: string, short: string): string => {
    const name = found.get(file)?.get(short) ?? short;
    return own.find((chunk) => chunk.fileName === file)?.exported.get(name) ?? `$${name}`;
  };
  const expected = [...(own.find((chunk) => chunk.fileName === fileName)?.exported.values() ?? [])];
  const exports = new Set<string>();
  const edits = parseSync("chunk.js", code).program.body.flatMap((node) => {
    if (node.type === "ExportNamedDeclaration")
      return node.specifiers.map(({ start, end, local, exported }) => {
        const name = nameIn(fileName, nameOf(exported));
        if (exports.has(name)) throw new Error(`${fileName} would export ${name} twice.`);
        exports.add(name);
        return { start, end, text: `${nameOf(local)} as ${name}` };
      });
    if (node.type !== "ImportDeclaration") return [];
    const file = basename(node.source.value);
    return node.specifiers.flatMap((specifier) =>
      specifier.type === "ImportSpecifier"
        ? [
            {
              start: specifier.start,
              end: specifier.end,
              text: `${nameIn(file, nameOf(specifier.imported))} as ${specifier.local.name}`,
            },
          ]
        : [],
    );
  });
  const missing = expected.filter((name) => !exports.has(name));
  if (missing.length > 0) throw new Error(`${fileName} lacks ${missing.join(", ")}, which English exports.`);
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: name }) => text.slice(0, start) + name + text.slice(end), code);
}
