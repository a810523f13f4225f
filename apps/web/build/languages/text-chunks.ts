/** Finds the chunks of texts in a build, and the names by which other chunks import from them. */
import { type ESTree, parseSync, type Plugin, type Rolldown } from "vite";
import { isMessageFile } from "./message-files.ts";

export interface TextChunk {
  /** Modules with the names that they export. */
  readonly modules: ReadonlyMap<string, readonly string[]>;
  /** Exported names, which the bundler shortens, by those of the modules. */
  readonly exported: ReadonlyMap<string, string>;
}

/** By chunk name. */
export type TextChunks = Map<string, TextChunk>;

const TEXTS = "texts";

/** @param chunks filled while the bundler writes chunks, before names inside them are shortened */
export function findTextChunks(chunks: TextChunks): Plugin {
  return {
    name: "matte:text-chunks",
    apply: "build",
    renderChunk: {
      order: "pre",
      handler(code, { name, modules }) {
        if (!name.startsWith(TEXTS)) return null;
        const exporting = Object.entries(modules).map(([id, { renderedExports }]) => [id, renderedExports] as const);
        const stranger = exporting.find(([id]) => !isMessageFile(id));
        if (stranger !== undefined) this.error(`The chunk ${name} has ${stranger[0]}, which other languages lack.`);
        chunks.set(name, { modules: new Map(exporting), exported: exportedNames(code) });
        return null;
      },
    },
  };
}

function exportedNames(code: string): ReadonlyMap<string, string> {
  const specifiers = parseSync("chunk.js", code).program.body.flatMap((node) =>
    node.type === "ExportNamedDeclaration" ? node.specifiers : [],
  );
  return new Map(specifiers.map(({ local, exported }) => [originalName(nameOf(local)), nameOf(exported)]));
}

export function nameOf(name: ESTree.ModuleExportName): string {
  return "name" in name ? name.name : name.value;
}

/** The bundler numbers equal names of two modules. */
export function originalName(name: string): string {
  return name.replace(/\$\d+$/, "");
}

export function isTextChunk(output: Rolldown.OutputAsset | Rolldown.OutputChunk): output is Rolldown.OutputChunk {
  return output.type === "chunk" && output.name.startsWith(TEXTS);
}
