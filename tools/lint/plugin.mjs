/**
 * The rules of this repository that oxlint does not bring.
 * @see https://oxc.rs/docs/guide/usage/linter/writing-js-plugins
 */
import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { complaintAboutImport } from "./direction.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** @typedef {{ filename: string, report: (finding: { node: any, message: string }) => void }} Context */

/** Imports, exports from, import(), import types and `new URL("…", import.meta.url)` keep to the layers. */
const directions = {
  create(/** @type {Context} */ context) {
    const file = relative(ROOT, context.filename).split(sep).join("/");
    const judge = (/** @type {any} */ source, typesOnly = false, byUrl = false) => {
      if (typeof source?.value !== "string") return;
      const message = complaintAboutImport(file, source.value, typesOnly, byUrl);
      if (message !== null) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: (/** @type {any} */ node) => judge(node.source, node.importKind === "type"),
      ExportNamedDeclaration: (/** @type {any} */ node) => judge(node.source, node.exportKind === "type"),
      ExportAllDeclaration: (/** @type {any} */ node) => judge(node.source, node.exportKind === "type"),
      ImportExpression: (/** @type {any} */ node) => judge(node.source),
      TSImportType: (/** @type {any} */ node) => judge(node.source ?? node.argument?.literal, true),
      NewExpression: (/** @type {any} */ node) => {
        if (node.callee.name === "URL" && isModule(node.arguments[0])) judge(node.arguments[0], false, true);
      },
    };
  },
};

/** @param {any} argument */
function isModule(argument) {
  return typeof argument?.value === "string" && /^\..*\.[cm]?[jt]sx?$/.test(argument.value);
}

/** `new Date()` and `Date()` read the clock; a date that is handed in does not. */
const noClock = {
  create(/** @type {Context} */ context) {
    const judge = (/** @type {any} */ node) => {
      if (node.callee.name === "Date" && node.arguments.length === 0)
        context.report({ node, message: "This layer has no clock: let the date be handed in." });
    };
    return { NewExpression: judge, CallExpression: judge };
  },
};

export default { meta: { name: "matte" }, rules: { directions, "no-clock": noClock } };
