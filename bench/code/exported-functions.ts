/** Counts a module's exported functions and classes, and those with a docstring. */
import type { Directive, ParseResult, Statement } from "oxc-parser";

export interface ExportedFunctions {
  readonly exportedFunctions: number;
  readonly documentedFunctions: number;
}

export function exportedFunctions({ program, comments }: ParseResult, text: string): ExportedFunctions {
  const docstringEnds = comments
    .filter(({ type, value }) => type === "Block" && value.startsWith("*"))
    .map(({ end }) => end);
  const exported = program.body.filter(exportsFunction);
  const documented = exported.filter(({ start }) =>
    docstringEnds.some((end) => end <= start && text.slice(end, start).trim() === ""),
  );
  return { exportedFunctions: exported.length, documentedFunctions: documented.length };
}

function exportsFunction(node: Directive | Statement): boolean {
  if (node.type !== "ExportNamedDeclaration" && node.type !== "ExportDefaultDeclaration") return false;
  const { declaration } = node;
  if (declaration?.type === "VariableDeclaration")
    return declaration.declarations.some(({ init }) => isFunction(init?.type));
  return isFunction(declaration?.type);
}

function isFunction(type: string | undefined): boolean {
  return ["FunctionDeclaration", "ClassDeclaration", "ArrowFunctionExpression", "FunctionExpression"].includes(
    type ?? "",
  );
}
