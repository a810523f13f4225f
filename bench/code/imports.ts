/** A module's imports as reported by its parser. */
import type { ParseResult, StaticExport, StaticImport } from "oxc-parser";

export interface Import {
  /** As written. */
  readonly specifier: string;
  /** Removed by type stripping. */
  readonly typeOnly: boolean;
}

export function importsOf({ module }: ParseResult, text: string): Import[] {
  return [
    ...module.staticImports.map(fromImport),
    ...module.staticExports.flatMap(fromExport),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => literal(text.slice(start, end))),
    ...Array.from(text.matchAll(MODULE_URL), ([, specifier = ""]) => ({ specifier, typeOnly: false })),
    ...Array.from(text.matchAll(TYPE_IMPORT), ([, specifier = ""]) => ({ specifier, typeOnly: true })),
  ];
}

/** A worker's entry: `new URL("./photo.worker.ts", import.meta.url)`. */
const MODULE_URL = /new URL\(\s*"(\.[^"]+\.[cm]?[jt]sx?)",\s*import\.meta\.url/g;
/** `import("./types.ts").Photo` in a type or a JSDoc comment. */
const TYPE_IMPORT = /(?<!await |=> |return )\bimport\("([^"]+)"\)\.[A-Z]/g;

function fromImport({ moduleRequest, entries }: StaticImport): Import {
  return { specifier: moduleRequest.value, typeOnly: entries.length > 0 && entries.every(({ isType }) => isType) };
}

function fromExport({ entries }: StaticExport): Import[] {
  const from = entries.filter(({ moduleRequest }) => moduleRequest !== null);
  const specifier = from[0]?.moduleRequest?.value;
  return specifier === undefined ? [] : [{ specifier, typeOnly: from.every(({ isType }) => isType) }];
}

function literal(source: string): Import[] {
  const specifier = /^["'](.*)["']$/.exec(source)?.[1];
  return specifier === undefined ? [] : [{ specifier, typeOnly: false }];
}
