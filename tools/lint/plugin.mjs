/**
 * Lint rules of this repository.
 * @see https://oxc.rs/docs/guide/usage/linter/writing-js-plugins
 */
import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { complaintAboutImport } from "./direction.mjs";
import { complaintsAboutComment, POETIC_NAME } from "./language.mjs";
import { hasLetters, isTextForPeople } from "./literal-text.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** @typedef {{ type: string, value: string, loc: { start: { line: number }, end: { line: number } } }} Comment */
/** @typedef {{ text: string, getAllComments: () => Comment[] }} SourceCode */
/** @typedef {{ node?: any, loc?: Comment["loc"], message: string }} Finding */
/** @typedef {{ filename: string, sourceCode: SourceCode, report: (finding: Finding) => void }} Context */

/** @param {Context} context @returns {string} the path from the repository's root, with slashes */
function pathOf(context) {
  return relative(ROOT, context.filename).split(sep).join("/");
}

/** Imports, re-exports, import(), import types and `new URL("…", import.meta.url)` follow the layers. */
const directions = {
  create(/** @type {Context} */ context) {
    const file = pathOf(context);
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

/** `new Date()` and `Date()` read the clock; a date passed as an argument does not. */
const noClock = {
  create(/** @type {Context} */ context) {
    const judge = (/** @type {any} */ node) => {
      if (node.callee.name === "Date" && node.arguments.length === 0)
        context.report({ node, message: "This layer has no clock: pass the date as an argument." });
    };
    return { NewExpression: judge, CallExpression: judge };
  },
};

/** Engines may round these in different ways (ECMA-262 §21.3.2); the same holds for powers. */
const INEXACT = new Set(
  "acos acosh asin asinh atan atan2 atanh cbrt cos cosh exp expm1 hypot log log10 log1p log2 pow sin sinh tan tanh".split(
    " ",
  ),
);

/** Computed pixels have the same bytes in all engines: sums, products, quotients and square roots alone. */
const exactArithmetic = {
  create(/** @type {Context} */ context) {
    const message = "Engines round this differently: use surface/arithmetic.ts, or a product.";
    return {
      MemberExpression(/** @type {any} */ node) {
        if (node.object.name === "Math" && INEXACT.has(node.property.name)) context.report({ node, message });
      },
      BinaryExpression(/** @type {any} */ node) {
        if (node.operator === "**" && node.left.type !== "Literal") context.report({ node, message });
      },
    };
  },
};

/** Differences between plans are entries in their rows; a plan's name is compared nowhere else. */
const planNames = {
  create(/** @type {Context} */ context) {
    return {
      BinaryExpression(/** @type {any} */ node) {
        const sides = [node.left, node.right];
        if (/^[!=]==?$/.test(node.operator) && sides.some(isPlan) && sides.some(isText))
          context.report({ node, message: "Ask the plan's row: a capability, its order, its offers." });
      },
    };
  },
};

/** @param {any} node `plan` or `user.plan` */
function isPlan(node) {
  return node.name === "plan" || (node.type === "MemberExpression" && node.property.name === "plan");
}

/** @param {any} node */
function isText(node) {
  return node.type === "Literal" && typeof node.value === "string";
}

/** Comments and names follow docs/style.md. */
const plainEnglish = {
  create(/** @type {Context} */ context) {
    const report = (/** @type {any} */ node) => {
      if (POETIC_NAME.test(node.name) && !isForeign(node))
        context.report({ node, message: `Use the field's term for ${node.name}.` });
    };
    return {
      Program() {
        for (const { value, loc } of paragraphs(context.sourceCode.getAllComments()))
          for (const message of complaintsAboutComment(value)) context.report({ loc, message });
      },
      // Most files contain no such name and need no traversal.
      ...(POETIC_NAME.test(context.sourceCode.text) ? { Identifier: report, JSXIdentifier: report } : {}),
    };
  },
};

/** Names that another file declares: imports, properties. @param {any} node an identifier */
function isForeign(node) {
  const { parent } = node;
  if (parent.type === "ImportSpecifier") return true;
  return (
    (parent.type === "MemberExpression" && parent.property === node) ||
    (parent.type === "Property" && parent.key === node)
  );
}

/** Line comments on consecutive lines are one text. @param {readonly Comment[]} comments @returns {Comment[]} */
function paragraphs(comments) {
  /** @type {Comment[]} */
  const texts = [];
  for (const { type, value, loc } of comments) {
    const last = texts.at(-1);
    if (type === "Line" && last?.type === type && loc.start.line === last.loc.end.line + 1)
      texts[texts.length - 1] = {
        type,
        value: `${last.value}\n${value}`,
        loc: { start: last.loc.start, end: loc.end },
      };
    else texts.push({ type, value, loc });
  }
  return texts;
}

/** Rules are configured in .oxlintrc.json, with a reason, and never disabled in a file. */
const noDisabling = {
  create(/** @type {Context} */ context) {
    return {
      Program() {
        for (const { value, loc } of context.sourceCode.getAllComments())
          if (/^\s*(?:ox|es)lint-disable/.test(value))
            context.report({ loc, message: "Configure the rule in .oxlintrc.json." });
      },
    };
  },
};

/** Text for people is in the catalogue, for translation. */
const noLiteralText = {
  create(/** @type {Context} */ context) {
    const report = (/** @type {any} */ node) =>
      context.report({ node, message: "Put text for people into packages/messages." });
    return {
      JSXText(/** @type {any} */ node) {
        if (hasLetters(node.value)) report(node);
      },
      Literal(/** @type {any} */ node) {
        if (typeof node.value === "string" && isTextForPeople(node, node.value)) report(node);
      },
      TemplateLiteral(/** @type {any} */ node) {
        const text = node.quasis.map((/** @type {any} */ { value }) => value.cooked).join("0");
        if (isTextForPeople(node, text)) report(node);
      },
    };
  },
};

export default {
  meta: { name: "matte" },
  rules: {
    directions,
    "exact-arithmetic": exactArithmetic,
    "no-clock": noClock,
    "no-disabling": noDisabling,
    "no-literal-text": noLiteralText,
    "plain-english": plainEnglish,
    "plan-names": planNames,
  },
};
