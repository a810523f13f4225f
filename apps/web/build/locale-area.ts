import { type ESTree, parseSync } from "vite";

/**
 * The module of a catalogue with one area in place of all, so that a page loads no text of other pages. Bundlers cannot divide
 * the catalogue, since it is one object.
 * @param source `export const messages = { … }` with a property for each area, in addition to anything else
 * @returns null if the area is not written there, such as in a catalogue that is computed
 */
export function areaSource(source: string, area: string): string | null {
  const statement = parseSync("catalogue.ts", source).program.body.find((node) => catalogueIn(node) !== null);
  const value = statement === undefined ? undefined : catalogueIn(statement)?.properties.flatMap(valueOf(area))[0];
  if (statement === undefined || value === undefined) return null;
  const text = source.slice(value.start, value.end);
  const rest = [source.slice(0, statement.start), source.slice(statement.end)];
  return rest.join(`const $area = ${text};\nexport { $area as ${area} };`);
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
