import { dirname, resolve } from "node:path";
import { type ESTree, parseSync } from "vite";

/**
 * Reduces a catalogue module to one area, so that a page loads no other page's text. Bundlers cannot divide the catalogue, since it
 * is one object.
 * @param source `export const messages = { … }` with a property for each area, in addition to anything else. Areas from
 * `...english` are taken out of the catalogue imported as `english`, and so is `english.area`
 * @param file the source's absolute path, for resolving imports
 * @returns null if the area is not written there, such as in a computed catalogue
 */
export function areaSource(source: string, area: string, file: string): string | null {
  const { body } = parseSync("catalogue.ts", source).program;
  const statement = body.find((node) => catalogueIn(node) !== null);
  const catalogue = statement === undefined ? null : catalogueIn(statement);
  if (statement === undefined || catalogue === null) return null;
  const imports = body.flatMap((node) => importedCatalogue(node, file));
  const others = new Map(imports.map(({ name, from }) => [name, from]));
  const value = catalogue.properties.flatMap(valueOf(area))[0];
  if (value === undefined) return inherited(catalogue, others, area);
  const text = source.slice(value.start, value.end);
  const kept = withReplaced(source, [
    ...imports.map(({ node: { start, end } }) => ({ start, end: end + 1, text: "" })),
    { start: statement.start, end: statement.end, text: `const $area = ${text};\nexport { $area as ${area} };` },
  ]);
  return withAreasOf(others, kept);
}

/** A catalogue imported into another one. */
interface ImportedCatalogue {
  readonly node: ESTree.Node;
  readonly name: string;
  readonly from: string;
}

/** Files of imported catalogues by local name. */
type Catalogues = ReadonlyMap<string, string>;

function importedCatalogue(node: ESTree.Node, file: string): ImportedCatalogue[] {
  if (node.type !== "ImportDeclaration") return [];
  const from = resolve(dirname(file), node.source.value);
  return node.specifiers.flatMap((specifier) => {
    const isCatalogue =
      specifier.type === "ImportSpecifier" && "name" in specifier.imported && specifier.imported.name === "messages";
    return isCatalogue ? [{ node, name: specifier.local.name, from }] : [];
  });
}

interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function withReplaced(source: string, parts: readonly Replacement[]): string {
  return parts
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, part) => text.slice(0, part.start) + part.text + text.slice(part.end), source);
}

function catalogueIn(statement: ESTree.Node): ESTree.ObjectExpression | null {
  if (statement.type !== "ExportNamedDeclaration" || statement.declaration?.type !== "VariableDeclaration") return null;
  const [variable] = statement.declaration.declarations;
  const isCatalogue = variable?.id.type === "Identifier" && variable.id.name === "messages";
  return isCatalogue && variable.init?.type === "ObjectExpression" ? variable.init : null;
}

function valueOf(area: string) {
  return (property: ESTree.ObjectExpression["properties"][number]): ESTree.Node[] =>
    property.type === "Property" && property.key.type === "Identifier" && property.key.name === area
      ? [property.value]
      : [];
}

/** The spread catalogue's area, from a separate file. */
function inherited({ properties }: ESTree.ObjectExpression, others: Catalogues, area: string): string | null {
  const spread = properties.flatMap((property) =>
    property.type === "SpreadElement" && property.argument.type === "Identifier" ? [property.argument.name] : [],
  );
  const from = others.get(spread.at(-1) ?? "");
  return from === undefined ? null : `export { ${area} } from ${areaFile(from, area)};\n`;
}

/** Replaces `english.area` by an import of the area, and restores catalogue imports still used otherwise. */
function withAreasOf(others: Catalogues, source: string): string {
  const imports = new Set<string>();
  const replaced = source.replace(
    /(?<![\w$]|(?<!\.\.)\.)([\w$]+)(?:\.(\w+))?/g,
    (whole, catalogue: string, area?: string) => {
      const from = others.get(catalogue);
      if (from === undefined) return whole;
      const [name, local, file] =
        area === undefined ? ["messages", catalogue, JSON.stringify(from)] : [area, `$${area}`, areaFile(from, area)];
      imports.add(`import { ${name} as ${local} } from ${file};\n`);
      return local;
    },
  );
  return [...imports].join("") + replaced;
}

/** `en.ts` has the area `editorPanel` in `en/editor-panel.ts`. */
function areaFile(catalogue: string, area: string): string {
  const name = area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return JSON.stringify(catalogue.replace(/\.ts$/, `/${name}.ts`));
}
