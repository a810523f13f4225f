/** Writes the layer table in docs/architecture.md, from lint's. */
import { LAYERS } from "./layers.mjs";

/** @typedef {import("./layers.mjs").Layer} Layer */

/** @returns {string} Markdown: one row per folder; folders with the same rule share a row */
export function layersTable() {
  const rows = new Map();
  for (const layer of LAYERS) {
    const rule = ruleOf(layer);
    rows.set(rule, [...(rows.get(rule) ?? []), `\`${layer.folder}\``]);
  }
  const lines = [...rows].map(([rule, folders]) => `| ${shortened(folders).join(", ")} | ${rule} |`);
  return ["| folder | may import | further |", "| --- | --- | --- |", ...lines].join("\n");
}

/** @param {Layer} layer @returns {string} the cells after the folder's */
function ruleOf({ name, may, types = [], files = [], siblingsApart = false, packages, node = false }) {
  const others = may.filter((other) => other !== name);
  const further = [
    types.length > 0 ? `types of ${listed(types)}` : "",
    files.length > 0 ? files.map((file) => `\`${file}\``).join(", ") : "",
    siblingsApart ? "its folders never import each other" : "",
    packages === undefined
      ? ""
      : packages.length === 0
        ? "no third-party packages"
        : `of packages only ${packages.join(", ")}`,
    node ? "Node's modules" : "",
  ].filter((text) => text !== "");
  return `${others.length === 0 ? "nothing" : listed(others)} | ${further.join("; ")}`;
}

/** Groups that a row names as one when it has most of their layers. */
const CODECS = new Set(["pixels", "png", "jpeg", "metadata", "formats"]);
const GROUPS = [
  { name: "the codecs", holds: (/** @type {string} */ layer) => CODECS.has(layer), most: 5 },
  { name: "the editor's parts", holds: (/** @type {string} */ layer) => layer.startsWith("editor "), most: 10 },
  { name: "the server's parts", holds: (/** @type {string} */ layer) => layer.startsWith("server "), most: 10 },
];

/** @param {readonly string[]} names @returns {string} */
function listed(names) {
  const groups = GROUPS.filter(({ holds, most }) => names.filter(holds).length >= most);
  const single = names.filter((name) => !groups.some(({ holds }) => holds(name)));
  return [...single, ...groups.map(({ name }) => name)].join(", ");
}

/** @param {readonly string[]} folders @returns {readonly string[]} with the common parent of several named once */
function shortened([first = "", ...rest]) {
  return [first, ...rest.map((folder) => `\`${folder.slice(folder.lastIndexOf("/") + 1)}`)];
}
