/** Texts that the bundler has put next to code, such as those of static pages, which load hardly any script. */
import { readFileSync } from "node:fs";
import { type ESTree, parseSync } from "vite";

/** Replaces an English area in a built chunk. @param file the area's module @param replacement an expression */
export function withReplacedArea(code: string, file: string, replacement: string): string {
  const keys = keysOf(areaIn(readFileSync(file, "utf8"), file)).join();
  const found = objectsIn(parseSync("chunk.js", code).program).filter((object) => keysOf(object).join() === keys);
  const [object] = found;
  if (object === undefined || found.length > 1) throw new Error(`A chunk has ${found.length} objects like ${file}.`);
  return code.slice(0, object.start) + replacement + code.slice(object.end);
}

/** The object of `export const area = { … }`. */
function areaIn(source: string, file: string): ESTree.ObjectExpression {
  const [object] = objectsIn(parseSync("area.ts", source).program);
  if (object === undefined) throw new Error(`${file} has no texts.`);
  return object;
}

/** Values of a module's variables. */
function objectsIn({ body }: ESTree.Program): ESTree.ObjectExpression[] {
  return body.flatMap((node) => {
    const declaration = node.type === "ExportNamedDeclaration" ? node.declaration : node;
    if (declaration?.type !== "VariableDeclaration") return [];
    return declaration.declarations.flatMap(({ init }) => (init?.type === "ObjectExpression" ? [init] : []));
  });
}

function keysOf({ properties }: ESTree.ObjectExpression): string[] {
  return properties.flatMap((property) =>
    property.type === "Property" && property.key.type === "Identifier" ? [property.key.name] : [],
  );
}
