/**
 * Finds text for people outside the catalogue (packages/messages): text in markup, in attributes read by people, and
 * string literals resembling sentences. Error and log messages are for developers.
 */

const LETTER = /\p{L}/u;
/** Attributes and properties read or heard by people. */
const READ = /^(?:aria-(?:label|description|roledescription|valuetext)|title|alt|placeholder|label|hint|note|remark)$/;
const WORD = String.raw`\p{L}[\p{L}\p{N}’'\-]*`;
/** Two words after a capital, four words in a row, or words with a full stop. */
const SENTENCE = new RegExp(
  [
    String.raw`^[“‘(¿¡]?\p{Lu}[\p{L}’']*,? ${WORD}`,
    String.raw`${WORD},? ${WORD},? ${WORD},? ${WORD}`,
    String.raw`${WORD} ${WORD}[.!?…]$`,
  ].join("|"),
  "u",
);
/** Scripts, styles and the like in a string. */
const SOURCE = /[;{}]\n|^"use strict"/;

/** In calls such as `console.error` and `request.log.warn`. */
const LOG = /^(?:console|log|logger)$/;
/** Constructors whose message is for developers. */
const ERROR = /(?:Error|Exception)$/;

/** @param {string} text */
function looksLikeSentence(text) {
  return SENTENCE.test(text.trim()) && !SOURCE.test(text);
}

/** @param {string} text @returns {boolean} false for numbers and punctuation */
export function hasLetters(text) {
  return LETTER.test(text);
}

/**
 * Returns whether a literal belongs into the catalogue.
 * @param {any} node a literal or a template
 * @param {string} text of the literal; of a template with a number for each value
 */
export function isTextForPeople(node, text) {
  const isText = isReadByPeople(node) ? hasLetters(text) : looksLikeSentence(text) && !isCode(node);
  return isText && !isForDevelopers(node);
}

/** @param {any} node @returns {boolean} */
function isReadByPeople(node) {
  const { parent } = node;
  switch (parent?.type) {
    case "JSXAttribute":
      return READ.test(parent.name.name);
    case "Property":
      return parent.value === node && READ.test(parent.key.name ?? parent.key.value ?? "");
    case "JSXExpressionContainer":
      return parent.parent.type === "JSXAttribute" ? READ.test(parent.parent.name.name) : true;
    case "ConditionalExpression":
      return parent.test !== node && isReadByPeople(parent);
    case "LogicalExpression":
      return isReadByPeople(parent);
    default:
      return false;
  }
}

/** @param {any} node @returns {boolean} true for a class name, an import, a type and the like */
function isCode(node) {
  const { parent } = node;
  switch (parent?.type) {
    case "JSXAttribute":
      return true;
    case "JSXExpressionContainer":
      return parent.parent.type === "JSXAttribute";
    case "ConditionalExpression":
    case "LogicalExpression":
      return isCode(parent);
    default:
      return parent?.type === "TSLiteralType" || /^(?:Import|Export)/.test(parent?.type ?? "");
  }
}

/** @param {any} node @returns {boolean} true in the message of an error and in a line of the log */
function isForDevelopers(node) {
  for (let at = node; at !== null && at !== undefined; at = at.parent) {
    if (at.type === "NewExpression" && ERROR.test(at.callee.name ?? "")) return true;
    if (at.type === "CallExpression" && namesIn(at.callee).some((name) => LOG.test(name))) return true;
    if (at.type === "ObjectExpression" && isLogLine(at)) return true;
    if (/Statement$|^(?:Arrow)?Function/.test(at.type)) return isConstructorOfError(at);
  }
  return false;
}

/** @param {any} node @returns {boolean} */
function isConstructorOfError({ parent: method }) {
  return method?.kind === "constructor" && ERROR.test(method.parent.parent.superClass?.name ?? "");
}

/** @param {any} object @returns {boolean} true for the effect `{ type: "log", … }` of a reducer */
function isLogLine(object) {
  return object.properties.some((/** @type {any} */ { key, value }) => key?.name === "type" && value?.value === "log");
}

/** @param {any} callee @returns {string[]} `request`, `log` and `warn` of `request.log.warn` */
function namesIn(callee) {
  if (callee.type === "MemberExpression") return [...namesIn(callee.object), callee.property.name ?? ""];
  return [callee.name ?? ""];
}
